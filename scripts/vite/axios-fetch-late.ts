import type { Plugin } from 'vite'

const FETCH = /axios\/lib\/adapters\/fetch\.js$/
const TRIED = 'const adapter = getFetch();'

/**
 * Axios tries out what `fetch` can do as soon as its script is evaluated, with requests and streams made for that alone: a
 * fifth of what the app's script takes before anything is drawn. Here it finds out when something is first sent that way
 * (`src/infrastructure/http/http.ts`: what outlives its page).
 */
export const axiosFetchLate = (): Plugin => ({
  name: 'axios-fetch-late',
  apply: 'build',
  transform(code, id) {
    if (!FETCH.test(id)) return null
    if (!code.includes(TRIED)) this.error('axios tries out fetch in other words')
    return { code: code.replace(TRIED, 'const adapter = /* @__PURE__ */ getFetch();'), map: null }
  },
})
