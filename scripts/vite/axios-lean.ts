import type { Plugin } from 'vite'

const FETCH = /axios\/lib\/adapters\/fetch\.js$/
const TRIED = 'const adapter = getFetch();'

const CODES = /axios\/lib\/helpers\/HttpStatusCode\.js$/

/**
 * Takes out of axios what the app pays for at its start and has no use of.
 *
 * It tries out what `fetch` can do as soon as its script is evaluated, with requests and streams made for that alone: a
 * fifth of what the app's script takes before anything is drawn. Here it finds out when something is first sent that way
 * (`src/infrastructure/http/http.ts`: what outlives its page). The names of all HTTP status codes, which it hangs on itself
 * for whoever likes to write them so, nobody here reads.
 */
export const axiosLean = (): Plugin => ({
  name: 'axios-lean',
  apply: 'build',
  transform(code, id) {
    if (CODES.test(id)) return { code: 'export default {}', map: null }
    if (!FETCH.test(id)) return null
    if (!code.includes(TRIED)) this.error('axios tries out fetch in other words')
    return { code: code.replace(TRIED, 'const adapter = /* @__PURE__ */ getFetch();'), map: null }
  },
})
