#!/bin/sh
# The image of PostgreSQL runs it once, when it makes the database, before anything but its socket answers.
# The product owns its database and is nothing else: only a superuser reads the server's files or starts
# programs. That one is left without a password, so that nobody signs in as it by the network.
set -eu
psql --set=ON_ERROR_STOP=1 --no-psqlrc --quiet --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
\getenv password POSTGRES_PASSWORD
select not exists (select from pg_roles where rolname = 'cleardawn') as missing \gset
\if :missing
create role cleardawn;
\endif
-- The weekly check of the backups restores into a database of its own.
alter role cleardawn
  login nosuperuser createdb nocreaterole noreplication nobypassrls password :'password';
alter database :"DBNAME" owner to cleardawn;
alter role current_user password null;
SQL
