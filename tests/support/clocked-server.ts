import { inProject } from '#server/config/project-root.ts'
import { startTestServer } from './server.ts'

/**
 * The built product by a clock that goes on from where its parent sets it: a process of its own. It says where it is
 * once it listens, and every time the clock was set.
 */
let ahead = 0

const server = await startTestServer({
  clock: () => new Date(Date.now() + ahead),
  clientDirectory: inProject('dist/client'),
})

process.on('message', (at: number) => {
  ahead = at - Date.now()
  process.send?.(server.url)
})
process.on('disconnect', () => void server.close().then(() => process.exit(0)))
// Who waited for it may have gone.
if (process.connected) process.send?.(server.url)
