import { type RefObject, useEffect, useRef, useState } from 'react'

/** A field that is wrong, or what stands for one (`troubled`); the frame of an editor is marked too and takes no focus. */
const TROUBLED = '[aria-invalid="true"], :is(button, [tabindex])[data-invalid="true"]'

/** Focuses the first invalid field when a form is refused. `hear` subscribes to the refusals. */
export const useTroubledFocus = (
  hear: (refused: () => void) => { readonly unsubscribe: () => void },
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    const heard = hear(() => setRefusals((count) => count + 1))
    return () => heard.unsubscribe()
  })
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(TROUBLED)?.focus()
  }, [refusals])
  return form
}
