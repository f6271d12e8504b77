import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject } from '#server/config/project-root.ts'
import { answers, freePort } from '../../scripts/start/port.mjs'

export interface Nginx {
  /** Without a slash at the end. */
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** What stands behind it. */
export interface Behind {
  /** The port of the server. */
  readonly server: number
  /** The folders of its two stores. */
  readonly seed: string
  readonly data: string
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0

/** docs/nginx.conf with the places of this machine, in the least that nginx needs around it. */
const configurationOf = (folder: string, port: number, { server, seed, data }: Behind): string => {
  const block = readFileSync(inProject('docs/nginx.conf'), 'utf8')
    .replace('127.0.0.1:8080', `127.0.0.1:${server}`)
    .replace('/srv/zhiyuan/demo/files/', `${seed}/`)
    .replace('/srv/zhiyuan/data/files/', `${data}/`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  return [
    // One process, which stays who it was started by.
    'daemon off; master_process off; error_log stderr error;',
    `pid ${folder}/nginx.pid; events {}`,
    `http { access_log off; ${temporary.join(' ')} default_type application/octet-stream; keepalive_requests 1000000;`,
    `server { listen 127.0.0.1:${port};\n${block}`,
    // The files by themselves, for whoever compares.
    `location /plain/ { sendfile on; alias ${data}/; } } }`,
  ].join('\n')
}

/** A real nginx before a server of this machine, on a free port. */
export const startNginx = async (behind: Behind): Promise<Nginx> => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-nginx-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, configurationOf(folder, port, behind))
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answers(port, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}
