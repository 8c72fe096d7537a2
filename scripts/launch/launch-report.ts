/** The list before going live, as a terminal shows it. */
import { isMissing, type LaunchItem } from "#features/settings/going-live/launch-items.server.ts";
import { launchGroups } from "#features/settings/going-live/launch-topics.ts";
import { settingsMessages } from "#features/settings/messages.ts";

export function launchReport(items: readonly LaunchItem[]): string[] {
  const { goingLive } = settingsMessages("en");
  const missing = items.filter(isMissing).length;
  const open = items.filter(({ confirmedAt }) => !confirmedAt);
  const groups = launchGroups.flatMap((group) => {
    const ofGroup = open.filter((item) => item.group === group);
    if (ofGroup.length === 0) return [];
    const note = goingLive.notes[group];
    return [
      goingLive.groups[group],
      ...(note === "" ? [] : [note]),
      "",
      ...ofGroup.flatMap((item) => [...linesOf(item), ""]),
    ];
  });
  return [...groups, missing > 0 ? goingLive.missing({ count: missing }) : goingLive.ready];
}

function linesOf(item: LaunchItem): string[] {
  const { states } = settingsMessages("en").goingLive;
  const { title, advice, link, places } = item;
  return [
    `  ${isMissing(item) ? states.missing : states.advised}: ${title}`,
    `    ${advice}${link === undefined ? "" : ` (${link.to})`}`,
    ...places.map(({ place, what }) => `    - ${place === undefined ? "" : `${place}: `}${what}`),
  ];
}
