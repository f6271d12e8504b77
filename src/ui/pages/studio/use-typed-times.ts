import { useState } from 'react'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import { type FormDraft, useFormDraft, useSentOrLeft } from '../../components/use-form-draft.ts'

/** What is typed in a field of a time. `place` finds the field again after a reload, where `field` may name another. */
interface TypedTime {
  readonly field: string
  readonly place: string
  readonly text: string
}

/** The draft of a field, by its name while its view is there and by its place later. */
export type TypedTimes = (field: string, place?: string) => FormDraft<string>

const areTimes = shapedAs<readonly TypedTime[]>([{ field: '', place: '', text: '' }])

/** Times that are typed and not taken over yet outlive a reload and an expiry, as long as their user stays at them. */
export const useTypedTimes = (form: string): TypedTimes => {
  const draft = useFormDraft(form, areTimes)
  useSentOrLeft(draft)
  const [times] = useState(
    (): TypedTimes =>
      (field, place = field) => {
        const all = () => draft.left ?? []
        return {
          left: all().find((one) => one.place === place)?.text ?? null,
          keep: (text) => {
            const others = all().filter((one) => one.field !== field && one.place !== place)
            const now = text === null ? others : [...others, { field, place, text }]
            draft.keep(now.length === 0 ? null : now)
          },
        }
      },
  )
  return times
}
