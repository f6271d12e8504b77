import { useEffect } from 'react'
import { selectUser } from '#application/session/session.selectors.ts'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import { useActors } from '../actors-context.tsx'
import { type FormDraft, useFormDraft, useKept } from './use-form-draft.ts'

type Key = string | number

/** What is selected of a list where its address is this one. */
interface Selected<Of extends Key> {
  readonly address: string
  readonly keys: readonly Of[]
}

interface SelectionDraft<Of extends Key> {
  /** Before a reload or an expiry, at this address: its statechart begins with it. */
  readonly left: readonly Of[]
  readonly address: string
  readonly draft: FormDraft<Selected<Of>>
}

/** What is selected of a list for something that is done with all of it; `sample` is a key as the list has them. */
export const useSelectionDraft = <Of extends Key>(
  list: string,
  address: string,
  sample: Of,
): SelectionDraft<Of> => {
  const draft = useFormDraft(`selected/${list}`, shapedAs<Selected<Of>>({ address: '', keys: [sample] }))
  return { left: draft.left?.address === address ? draft.left.keys : [], address, draft }
}

/** Keeps it over a reload and an expiry, and no longer than its user stays at the list (R-session-19). */
export const useKeptSelection = <Of extends Key>(
  { address, draft }: SelectionDraft<Of>,
  selected: Iterable<Of>,
): void => {
  const { session } = useActors()
  const keys = [...selected]
  useKept(draft, keys.length === 0 ? null : { address, keys })
  useEffect(
    () => () => {
      if (draft.left !== null && selectUser(session.getSnapshot()) !== null) draft.keep(null)
    },
    [session, draft],
  )
}
