import type { Page } from '@playwright/test'
import type { PersonaKey } from '#tests/support/personas.ts'
import type { RoutePath } from '#ui/routing/route-handle.ts'
import { type Ask, VISITS } from './addresses.ts'
import { askApi } from './lessons.ts'

/** The routes that one of these personas goes to, each with an address; what it shows is made, by whoever is signed in, where it has to be. */
export const visitsOf = async (
  page: Page,
  ...personas: readonly (PersonaKey | null)[]
): Promise<readonly (readonly [RoutePath, string])[]> => {
  const ask: Ask = (path, body) => askApi(page, path, body)
  const visits: (readonly [RoutePath, string])[] = []
  for (const route of Object.keys(VISITS) as RoutePath[]) {
    const visit = VISITS[route]
    if (!personas.includes(visit.persona)) continue
    visits.push([route, typeof visit.address === 'string' ? visit.address : await visit.address(ask)])
  }
  return visits
}
