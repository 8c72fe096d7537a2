interface TableHeadProps {
  /** Each with its width and side, which its cells share. */
  heads: readonly (readonly [label: string, className: string])[];
}

/** Draws the head of a table that draws its own rows; a `DataTable` brings its own head. */
export const TableHead = ({ heads }: TableHeadProps) => (
  <thead>
    <tr className="border-b border-line text-left text-xs text-slate">
      {heads.map(([label, className]) => (
        <th key={label} scope="col" className={className}>
          {label}
        </th>
      ))}
    </tr>
  </thead>
);
