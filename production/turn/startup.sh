#!/bin/bash
# Startup script of the TURN server: installs coturn on Debian and writes its settings, at each start of the machine, so
# that a restart takes a new secret. See "TURN servers" in docs/operations.md.
set -euo pipefail

metadata() {
  curl --silent --fail --header 'Metadata-Flavor: Google' "http://metadata.google.internal/computeMetadata/v1/$1"
}

project=$(metadata project/project-id)
address=$(metadata instance/network-interfaces/0/access-configs/0/external-ip)
secret=$(gcloud secrets versions access latest --secret=TURN_SECRET --project="$project")

DEBIAN_FRONTEND=noninteractive apt-get -q -y update
DEBIAN_FRONTEND=noninteractive apt-get -q -y install coturn

# Relays reach the internet and nothing of the project: not its network, its metadata or the machine itself.
umask 077
cat > /etc/turnserver.conf <<SETTINGS
listening-port=3478
min-port=49152
max-port=65535
external-ip=$address
realm=$project
fingerprint
use-auth-secret
static-auth-secret=$secret
stale-nonce=600
user-quota=12
total-quota=600
max-bps=375000
no-cli
no-tls
no-dtls
no-multicast-peers
no-rfc5780
denied-peer-ip=0.0.0.0-0.255.255.255
denied-peer-ip=10.0.0.0-10.255.255.255
denied-peer-ip=100.64.0.0-100.127.255.255
denied-peer-ip=127.0.0.0-127.255.255.255
denied-peer-ip=169.254.0.0-169.254.255.255
denied-peer-ip=172.16.0.0-172.31.255.255
denied-peer-ip=192.0.0.0-192.0.0.255
denied-peer-ip=192.168.0.0-192.168.255.255
denied-peer-ip=198.18.0.0-198.19.255.255
denied-peer-ip=224.0.0.0-255.255.255.255
denied-peer-ip=::1
denied-peer-ip=64:ff9b::-64:ff9b::ffff:ffff
denied-peer-ip=fc00::-fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff
denied-peer-ip=fe80::-febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff
syslog
SETTINGS
chown turnserver:turnserver /etc/turnserver.conf
systemctl enable --now coturn
systemctl restart coturn
