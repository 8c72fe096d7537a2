#!/bin/sh
# Installs the product on Debian 13 or newer, or brings an installation up to date: run it as root in the
# folder of the download, `sh install/debian/install.sh`. What it does is explained in docs/operations.md.
set -eu

source=$(cd "$(dirname "$0")/../.." && pwd)
home=/opt/cleardawn
settings=/etc/cleardawn/settings
data=/var/lib/cleardawn
workshop=/var/cache/cleardawn-build
kept_releases=3

say() { echo "==> $*"; }
fail() {
	echo "$*" >&2
	exit 1
}
# In a container or a chroot there is no systemd to ask.
has_systemd() { [ -d /run/systemd/system ]; }
has_user() { getent passwd "$1" >/dev/null; }
version_of() { sed -n 's/^  "version": "\(.*\)",$/\1/p' "$1/package.json"; }

[ "$(id -u)" -eq 0 ] || fail "Run it as root: sudo sh install/debian/install.sh"
[ -f "$source/package-lock.json" ] || fail "There is no product in $source."
exec 9>/run/cleardawn-install.lock
flock --nonblock 9 || fail "It is being installed already."

say "Packages of Debian"
export DEBIAN_FRONTEND=noninteractive
apt-get update --quiet --quiet
apt-get install --yes --quiet --no-install-recommends ca-certificates libatomic1 nodejs npm
[ "$(node -p 'Number(process.versions.node.split(".")[0]) >= 20')" = true ] ||
	fail "Node 20 or newer is needed to install the packages. Debian 13 has it."

# Programs of packages run while it is built: by a user who may read neither settings nor data.
say "Users and folders"
has_user cleardawn ||
	useradd --system --user-group --no-create-home --home-dir "$data" --shell /usr/sbin/nologin cleardawn
has_user cleardawn-build ||
	useradd --system --user-group --no-create-home --home-dir "$workshop" --shell /usr/sbin/nologin cleardawn-build
install --directory --mode=0755 "$home" "$home/releases"
install --directory --owner=cleardawn --group=cleardawn --mode=0700 "$data"
install --directory --owner=root --group=cleardawn --mode=0750 "$(dirname "$settings")"
if [ ! -e "$settings" ]; then
	install --owner=root --group=cleardawn --mode=0640 "$source/.env.example" "$settings"
	sed -i -e 's|^#HOST=.*|HOST=127.0.0.1|' -e "s|^#DATA_DIR=.*|DATA_DIR=$data|" \
		-e 's|^#TRUST_PROXY=.*|TRUST_PROXY=1|' -e 's|^#DEMO=.*|DEMO=0|' "$settings"
fi

say "Building; this takes some minutes"
rm -rf "$workshop"
install --directory --owner=cleardawn-build --group=cleardawn-build --mode=0700 "$workshop"
mkdir "$workshop/product"
tar --create --directory="$source" --exclude=./node_modules --exclude=./build --exclude=./data \
	--exclude=./.git --exclude=./.env --exclude=./.cache . |
	tar --extract --directory="$workshop/product" --no-same-owner
chown -R cleardawn-build:cleardawn-build "$workshop"
runuser -u cleardawn-build -- env HOME="$workshop" sh -eu -c '
	cd "$1/product"
	npm ci --ignore-scripts --no-audit --no-fund
	npm rebuild node
	npm run installation "$1/installation"
' build "$workshop"

release=$home/releases/$(version_of "$source")-$(date --utc +%Y%m%d-%H%M%S)
say "Release $release"
mv "$workshop/installation" "$release"
install --directory --mode=0755 "$release/docs" "$release/install"
install --mode=0644 "$source/docs/operations.md" "$release/docs/operations.md"
install --mode=0755 "$source/install/debian/cleardawn" "$release/install/cleardawn"
install --mode=0644 "$source/install/debian/cleardawn.service" "$release/install/cleardawn.service"
ln -s "$settings" "$release/.env"
chown -R root:root "$release"
rm -rf "$workshop"

# The link is replaced in one step, and leads back where the new release does not become ready.
before=$(readlink "$home/current" || true)
install --directory --mode=0755 /etc/systemd/system
use() {
	install --mode=0755 "$1/install/cleardawn" /usr/local/bin/cleardawn
	install --mode=0644 "$1/install/cleardawn.service" /etc/systemd/system/cleardawn.service
	ln -sfn "$1" "$home/current.new"
	mv -T "$home/current.new" "$home/current"
}
start() {
	systemctl daemon-reload
	systemctl enable --quiet cleardawn
	systemctl restart cleardawn
	port=$(sed -n 's/^PORT="\{0,1\}\([0-9][0-9]*\).*$/\1/p' "$settings")
	for _ in $(seq 90); do
		! cleardawn health "http://127.0.0.1:${port:-3000}" 2>/dev/null || return 0
		sleep 2
	done
	return 1
}
use "$release"
if ! has_systemd; then
	say "There is no systemd here: start what ExecStart in install/debian/cleardawn.service says."
elif start; then
	say "It runs. Its log: journalctl -u cleardawn"
elif [ -n "$before" ]; then
	use "$before"
	systemctl daemon-reload
	systemctl restart cleardawn
	fail "The new release did not start; $before runs again. Its log: journalctl -u cleardawn"
else
	fail "It did not start. Its log: journalctl -u cleardawn"
fi

cd "$home/releases"
ls -1t | tail -n "+$((kept_releases + 1))" | while read -r old; do
	[ "$home/releases/$old" = "$(readlink "$home/current")" ] || rm -rf "./$old"
done
