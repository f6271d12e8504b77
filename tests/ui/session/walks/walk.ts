import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { MemoryBackend } from '#infrastructure/memory/backend.ts'
import type { MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { pressable } from '#tests/ui/support/on-screen.ts'
import type { Opened, Opening, Person } from '#tests/ui/support/open-app.tsx'

export type User = Opened['user']

/** One more input of a form. */
export interface Other {
  readonly field: () => Promise<HTMLElement>
  /** What is typed, or the value of what is chosen. */
  readonly typed: string
  /** By what it is known in the stores. */
  readonly stored: string
}

/** Something is typed, sent into an expiry, and looked for after signing in again. */
export interface Walk {
  /** The view of docs/product/inputs.md. */
  readonly view: string
  readonly person: Person
  readonly address: string
  readonly backend?: () => MemoryBackend | Promise<MemoryBackend>
  readonly opening?: Partial<Opening>
  /** Leaves in the browser what an earlier visit left. */
  readonly left?: (browser: MemoryBrowser) => void
  /** Where the field is reached by hand; nothing where the page opens it again by itself. */
  readonly reach?: (user: User) => Promise<unknown>
  /** Opens the field for the first time. */
  readonly open?: (user: User) => Promise<unknown>
  /** What is filled in besides, in this order, before the field. */
  readonly others?: readonly Other[]
  readonly field: () => Promise<HTMLElement>
  /** What is typed, or the value of what is chosen; words where nothing else is said. */
  readonly typed?: string
  /** By what it is known in the stores, where what was typed may stand there without it. */
  readonly stored?: string
  /** Presses what sends; nothing where it is sent by itself. */
  readonly send?: (user: User) => Promise<unknown>
  /** What was sent and did not arrive goes again by itself, once. */
  readonly goesAgain?: true
  /** Where it stands then, and not in its field any more. */
  readonly arrives?: () => Promise<HTMLElement>
  /** The call by which it is sent, as the backend in memory names it. */
  readonly call: string
  /** How often it is stored, where the same call also asks for what is there already. */
  readonly landed?: (backend: MemoryBackend) => number
}

export const press = async (user: User, name: string | RegExp) => user.click(await pressable(name))
export const box = (name: string | RegExp) => () => screen.findByRole('textbox', { name })
export const tick = (name: string | RegExp) => () => screen.findByRole('checkbox', { name })
/** The value of what is ticked, where it has none of its own. */
export const TICKED = 'on'
export const inDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
/** A menu of a dialog, once it offers this. */
export const menu =
  (dialog: string | RegExp, name: string | RegExp, offered: string): (() => Promise<HTMLElement>) =>
  async () => {
    const found = (await inDialog(dialog)).getByRole('combobox', { name })
    await waitFor(() =>
      expect([...found.querySelectorAll('option')].map(({ value }) => value)).toContain(offered),
    )
    return found
  }
export const enter = (user: User) => user.keyboard('{Enter}')
/** Goes on to the next field, which is when some are sent. */
export const tab = (user: User) => user.keyboard('{Tab}')
