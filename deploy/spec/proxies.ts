import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a proxy of a test listens, for TLS and without, and the server behind it. */
export interface ProxyPorts {
  readonly behind: number;
  readonly tls: number;
  readonly plain: number;
}

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** Makes the key and the certificate that the example names, in a folder of the test. */
function makeCertificate(folder: string): { readonly key: string; readonly certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = ['-keyout', key, '-out', certificate, '-subj', '/CN=rookery.example', '-days', '2'];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made]);
  return { key, certificate };
}

/** Starts nginx with the example, on ports of this machine alone. Its access log is `access` in the folder. */
export function startNginx(folder: string, { behind, tls, plain }: ProxyPorts): ChildProcess {
  const { key, certificate } = makeCertificate(folder);
  const site = read('nginx.conf')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${String(plain)};`)
    .replace('listen 443', `listen 127.0.0.1:${String(tls)}`)
    .replace('127.0.0.1:4040', `127.0.0.1:${String(behind)}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const log = `access_log ${join(folder, 'access')};`;
  const settings = join(folder, 'nginx.conf');
  writeFileSync(
    settings,
    `daemon off; pid ${join(folder, 'pid')}; events {} http { ${log} ${temporary.join(' ')}\n${site}}`,
  );
  return spawn('nginx', ['-c', settings, '-e', join(folder, 'errors')], { stdio: 'ignore' });
}

/** Starts Caddy with an example, on ports of this machine alone. It makes a certificate of its own. */
export function startCaddy(
  folder: string,
  { behind, tls, plain }: ProxyPorts,
  file: 'Caddyfile' | 'Caddyfile-nodes' = 'Caddyfile',
): ChildProcess {
  const here = ['admin off', 'local_certs', 'skip_install_trust', 'default_bind 127.0.0.1'];
  const own = [...here, 'grace_period 1s', `http_port ${String(plain)}`]
    .map((line) => `\n\t${line}`)
    .join('');
  const settings = join(folder, 'Caddyfile');
  writeFileSync(settings, read(file).replace(/^\{$/m, `{${own}`));
  const server = `127.0.0.1:${String(behind)}`;
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    ROOKERY_SITE: `https://rookery.example:${String(tls)}`,
    ROOKERY_UPSTREAM: server,
    ROOKERY_UPSTREAMS: server,
  };
  const words = ['run', '--config', settings, '--adapter', 'caddyfile'];
  return spawn('caddy', words, { stdio: 'ignore', env });
}
