import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { selectUser } from '#application/session/session.selectors.ts'
import type { FormShape } from '#domain/kernel/form-shape.ts'
import { useActors, useSignedInParts } from '../actors-context.tsx'

export interface FormDraft<Form> {
  /** What is typed, restored after a reload or an expiry; null for nothing. */
  readonly left: Form | null
  /** Null once it has been sent or discarded. */
  readonly keep: (typed: Form | null) => void
}

const MAX_NAME_LENGTH = 100

/** The name of a form about some things: two with the same beginning are taken for one. */
export const formAbout = (form: string, things: readonly (string | number)[]): string =>
  `${form}/${things.join()}`.slice(0, MAX_NAME_LENGTH)

/** Stores what the user types in a form until it is sent or discarded (R-session-19). The React key of the view has to contain what `form` names. */
export const useFormDraft = <Form>(form: string, isForm: FormShape<Form>): FormDraft<Form> => {
  const drafts = useSignedInParts().formDrafts
  const userId = useSelector(useActors().session, (session) => selectUser(session)?.id ?? 0)
  const [draft] = useState(() => {
    const place = { userId, form }
    const kept = drafts.read(place)
    let left = isForm(kept) ? kept : (isForm.filled?.(kept) ?? null)
    /** Another version of the app stored it, and this one would overwrite it. */
    let isUnread = kept !== null && left === null
    return {
      get left() {
        return left
      },
      keep: (typed: Form | null) => {
        left = typed
        if (isUnread) drafts.setAside(place)
        isUnread = false
        if (typed === null) drafts.forget(place)
        else drafts.keep(place, typed)
      },
    }
  })
  return draft
}

/** Keeps what is typed at every change, and forgets it when `typed` becomes null. What another view left is not forgotten by one that shows nothing yet. */
export const useKept = <Form>({ keep }: Pick<FormDraft<Form>, 'keep'>, typed: Form | null): void => {
  const said = JSON.stringify(typed)
  const known = useRef('null')
  useEffect(() => {
    if (said !== known.current) keep(JSON.parse(said) as Form | null)
    known.current = said
  }, [keep, said])
}

/** An actor that was handed something and is busy until the answer is known. */
export interface Answering {
  readonly getSnapshot: () => { readonly hasTag: (tag: 'busy') => boolean }
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
}

/** Resolves when the actor is idle; at once if it is. */
const onAnswer = (answering: Answering | null, then: () => void): void => {
  const isBusy = () => answering?.getSnapshot().hasTag('busy') === true
  if (answering === null || !isBusy()) return then()
  const { unsubscribe } = answering.subscribe(() => {
    if (isBusy()) return
    unsubscribe()
    then()
  })
}

/** Is notified that something handed over was not stored. */
export type Refusals = (tell: () => void) => { readonly unsubscribe: () => void }

/** `to`: whom it was handed on to, where that outlives the view; `refusals`: that it refused just this. */
export type Sent = (to?: Answering, refusals?: Refusals) => void

interface Handed {
  readonly to: Answering | null
  isRefused: boolean
  heard?: { readonly unsubscribe: () => void }
}

type Forgetting = { readonly keep: (typed: null) => void }

const useHanded = ({ keep }: Forgetting, first: Handed | null): Sent => {
  const { session } = useActors()
  const sent = useRef(first)
  useEffect(
    () => () => {
      const { current } = sent
      if (current === null) return
      onAnswer(current.to, () => {
        current.heard?.unsubscribe()
        if (!current.isRefused && selectUser(session.getSnapshot()) !== null) keep(null)
      })
    },
    [session, keep],
  )
  return (to, refusals) => {
    sent.current?.heard?.unsubscribe()
    const current: Handed = { to: to ?? null, isRefused: false }
    const heard = refusals?.(() => {
      current.isRefused = true
    })
    if (heard !== undefined) current.heard = heard
    sent.current = current
  }
}

/** Forgets what was sent when the view goes and it is stored while the session stands: at an expiry it may not have arrived. */
export const useSent = (draft: Forgetting): Sent => useHanded(draft, null)

/** The same, and forgets it as well when its user leaves the view without having sent it: a choice is no text. */
export const useSentOrLeft = (draft: Forgetting): Sent => useHanded(draft, { to: null, isRefused: false })

export interface KeptField<Value> {
  readonly value: Value
  readonly write: (value: Value) => void
  /** It was left: nothing of it is kept. */
  readonly leave: () => void
  /** It was handed on, and is kept until it is stored. */
  readonly sent: Sent
}

/** One field whose value survives a reload and an expiry; `blank` is its initial value and is not stored. */
export const useKeptField = <Value extends string | number>(form: string, blank: Value): KeptField<Value> => {
  const draft = useFormDraft(form, (kept): kept is Value => typeof kept === typeof blank)
  const [value, write] = useState(draft.left ?? blank)
  useKept(draft, value === blank ? null : value)
  const leave = () => {
    write(blank)
    draft.keep(null)
  }
  return { value, write, leave, sent: useSent(draft) }
}
