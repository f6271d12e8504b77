import type { GivenRole } from '#domain/people/person.ts'
import { personCopy as words } from '../../copy/person-copy.ts'

/** What a role gives, line by line: flags and menus with their parameters. */
export const givenBy = (role: GivenRole): readonly string[] => [
  role.staysHome ? words.staysHome : words.goesToCloud,
  ...(role.schoolLibrary ? [words.schoolLibrary] : []),
  ...(role.paperComposition ? [words.paperComposition] : []),
  ...role.menus.map(({ name, items }) =>
    words.menu(name, items.map((item) => words.menuItem(item.name, item.parameter)).join(words.separator)),
  ),
]
