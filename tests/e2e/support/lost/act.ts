import type { Locator, Page } from '@playwright/test'
import type { Call, DataOf, RequestOf } from '#contract/call.ts'
import type { PersonaKey } from '#tests/support/personas.ts'

/** Makes a call past the page, as whoever sits before it or as somebody else; what the server refuses fails the test. */
export type Ask = <C extends Call>(call: C, request: RequestOf<C>, persona?: PersonaKey) => Promise<DataOf<C>>

/** One writing call as a person brings it about. */
export interface Act {
  readonly call: Call
  /** Where one call is brought about in several ways. */
  readonly way?: string
  /** Null for somebody whom it makes itself, and who sits down as it opens. */
  readonly persona: PersonaKey | null
  /** What there is once for everybody, and it changes as a whole: its acts take turns. */
  readonly turns?: string
  /** Makes what it is about, which no other test knows, and goes there. */
  readonly open: (page: Page, ask: Ask) => Promise<void>
  /** The press that sends. */
  readonly press: (page: Page) => Promise<void>
  /** How the same is wanted once more, where that is another way; null where nobody has to: an outbox sends it again by itself. */
  readonly again?: ((page: Page) => Promise<void>) | null
  /** What stands there once it is done, or is gone. */
  readonly done: (page: Page) => Locator | { readonly gone: Locator }
  /** Of the answer, what each sending makes anew: when it was answered. */
  readonly anew?: readonly string[]
  /** It goes on by itself until all is done, each piece under a key of its own. */
  readonly isInPieces?: boolean
}

export const unused = (what: string): string => `${what}${Math.random().toString(36).slice(2, 8)}`

/** Presses buttons one after the other, each by its name. */
export const pressing =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await button(page, name).click()
  }

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).last()

/** Acts whose thing has a name of its own. */
export const named = (act: (name: string) => Act): Act => act(unused('样'))

export const told = (words: string | RegExp) => (page: Page) => page.getByText(words).first()

export const gone = (locator: Locator): { readonly gone: Locator } => ({ gone: locator })

/** The button of the question that was asked last. */
export const confirming =
  (name: string) =>
  async (page: Page): Promise<void> =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
