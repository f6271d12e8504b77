import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject } from '#server/config/project-root.ts'
import { answers, freePort } from '../../scripts/start/port.mjs'

export interface Nginx {
  /** Without a slash at the end; of what stands behind TLS by https where there is a certificate, else without it. */
  readonly url: string
  /** The one in clear that leads on to it. */
  readonly clearUrl: string
  readonly pid: number
  stop(): Promise<void>
}

/** The names of files in PEM. */
export interface Certificate {
  readonly certificate: string
  readonly key: string
}

/** What stands behind it. */
export interface Behind {
  /** The port of the server. */
  readonly server: number
  /** The folders of its two stores. */
  readonly seed: string
  readonly data: string
  /** Left out: all of it without TLS. */
  readonly tls?: Certificate
  /** So many requests at once, and one more a minute, in place of the limits of a school. */
  readonly burst?: number
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0

/** A certificate for this machine, which nobody but the test trusts; null where openssl is not there. */
export const selfSigned = (folder: string): Certificate | null => {
  const made = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const files = ['-keyout', made.key, '-out', made.certificate]
  const { status } = spawnSync('openssl', ['req', '-x509', ...curve, ...names, ...files])
  return status === 0 ? made : null
}

/** Replaces what stands there; a line that is gone from the file is found here. */
const put = (text: string, here: string | RegExp, there: string): string => {
  if (text.search(here) < 0) throw new Error(`docs/nginx.conf has no ${String(here)}`)
  return text.replaceAll(here, there)
}

/** docs/nginx.conf with the places of this machine. */
const withPlaces = (
  { server, seed, data, tls, burst }: Behind,
  { port, clear }: { readonly port: number; readonly clear: number },
): string => {
  let text = readFileSync(inProject('docs/nginx.conf'), 'utf8').replaceAll(/^ *#.*\n/gm, '')
  text = put(text, /^ *listen \[::\].*\n/gm, '')
  text = put(text, /listen 80;/g, `listen 127.0.0.1:${clear};`)
  text = put(text, /listen 443 ssl http2;/g, `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};`)
  text = put(text, /ketang\.school\.example/g, 'localhost')
  text = put(text, /127\.0\.0\.1:8080/g, `127.0.0.1:${server}`)
  text = put(text, '/srv/zhiyuan/demo/files/', `${seed}/`)
  text = put(text, '/srv/zhiyuan/data/files/', `${data}/`)
  text = tls ? put(text, '/etc/ssl/zhiyuan/fullchain.pem', tls.certificate) : put(text, /^ *ssl_.*\n/gm, '')
  if (tls) text = put(text, '/etc/ssl/zhiyuan/key.pem', tls.key)
  if (burst !== undefined) {
    text = put(text, /rate=\d+r\/s/g, 'rate=1r/m')
    text = put(text, /burst=\d+/g, `burst=${burst}`)
  }
  // The files by themselves, for whoever compares.
  return put(text, /\}\s*$/g, `location /plain/ { sendfile on; alias ${data}/; } }`)
}

/** In the least that nginx needs around it. */
const configurationOf = (folder: string, places: string): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  return [
    // One process, which stays who it was started by.
    'daemon off; master_process off; error_log stderr crit;',
    `pid ${folder}/nginx.pid; events {}`,
    `http { access_log off; ${temporary.join(' ')} default_type application/octet-stream; keepalive_requests 1000000;`,
    `${places} }`,
  ].join('\n')
}

/** A real nginx before a server of this machine, on free ports. */
export const startNginx = async (behind: Behind): Promise<Nginx> => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-nginx-'))
  chmodSync(folder, 0o755)
  const [port, clear] = [await freePort(), await freePort()]
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, configurationOf(folder, withPlaces(behind, { port, clear })))
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answers(port, '127.0.0.1')
  return {
    url: `http${behind.tls ? 's' : ''}://127.0.0.1:${port}`,
    clearUrl: `http://127.0.0.1:${clear}`,
    pid: child.pid ?? 0,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}
