/** Where the workers find the served build: `served.setup.ts` writes it before any of them starts. */
export const BASE_URL_VARIABLE = 'E2E_BASE_URL'

/** Without a slash at the end; '' while the tests are only being listed. */
export const baseUrl = (): string => process.env[BASE_URL_VARIABLE] ?? ''
