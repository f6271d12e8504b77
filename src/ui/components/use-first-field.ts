import { useEffect } from 'react'

const FIELD = ':is(input, select, textarea):not(:disabled)'

/** Moves the focus to the first field of what comes into a dialog late, while the focus is still on the dialog itself or nowhere. */
export const useFirstField = (form: { readonly current: HTMLElement | null }): void => {
  useEffect(() => {
    const { activeElement, body } = document
    const waits = activeElement === body || activeElement?.getAttribute('role') === 'dialog'
    if (waits) form.current?.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true })
  }, [form])
}
