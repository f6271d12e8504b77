import type { Page } from '@playwright/test'
import type { PersonaKey } from '#tests/support/personas.ts'
import type { RoutePath } from '#ui/routing/route-handle.ts'
import { VISITS } from './addresses.ts'

/** The routes that one of these personas goes to, each with an address; what it shows is made, by whoever is signed in, where it has to be. */
export const visitsOf = async (
  page: Page,
  ...personas: readonly (PersonaKey | null)[]
): Promise<readonly (readonly [RoutePath, string])[]> => {
  const token = (await page.context().storageState()).origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === 'token')?.value
  const make = async (path: string, body: object): Promise<number> => {
    const made = await page.request.post(path, { data: body, headers: { Authorization: `Bearer ${token}` } })
    return ((await made.json()) as { readonly Data: { readonly Id: number } }).Data.Id
  }
  const visits: (readonly [RoutePath, string])[] = []
  for (const route of Object.keys(VISITS) as RoutePath[]) {
    const visit = VISITS[route]
    if (!personas.includes(visit.persona)) continue
    visits.push([route, typeof visit.address === 'string' ? visit.address : await visit.address(make)])
  }
  return visits
}
