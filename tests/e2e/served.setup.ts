import { BASE_URL_VARIABLE } from '#tests/support/base-url.ts'
import { memoryFolder } from '#tests/support/memory-folder.ts'
import { serveBuild } from '#tests/support/served-build.ts'

/** Serves the build once for all browser tests; the workers find its address in their environment. */
export default async function serve(): Promise<() => Promise<void>> {
  const served = await serveBuild({ COMMENTS_PER_MINUTE: '0', SESSIONS_PER_USER: '0' }, memoryFolder)
  process.env[BASE_URL_VARIABLE] = served.url
  return served.stop
}
