import type * as z from 'zod/mini'
import type { givenRole } from '#contract/people.ts'
import type { GivenRole } from '#domain/people/person.ts'
import { flagOf, textOf } from '../http/wire-values.ts'

/** A role of the wire in our words. */
export const roleOf = (it: z.output<typeof givenRole>): GivenRole => ({
  id: it.Id,
  name: textOf(it.Name),
  staysHome: flagOf(it.LjzkIsShow),
  schoolLibrary: flagOf(it.IsResoure),
  paperComposition: flagOf(it.ZjIsShow),
  menus: (it.Menus ?? []).map(({ Name, Items }) => ({
    name: textOf(Name),
    items: Items.map((item) => ({ name: textOf(item.Name), parameter: textOf(item.Parameter) })),
  })),
})
