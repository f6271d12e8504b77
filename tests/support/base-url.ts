/** How the browser tests' workers learn where the build is served. */
export const BASE_URL_VARIABLE = 'E2E_BASE_URL'
