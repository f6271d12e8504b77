import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { SubmitEvent } from 'react'
import { MAX_SCHOOL_NAME } from '#domain/people/school.ts'
import type { SchoolsActor } from '#domain/people/schools.machine.ts'
import { Section } from '../../components/section.tsx'
import { useKeptField } from '../../components/use-form-draft.ts'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { schoolsCopy as words } from '../../copy/schools-copy.ts'
import { LabelledField } from '../people/labelled-field.tsx'

/** A school is added by its name. */
export const NewSchool = ({ actor }: { readonly actor: SchoolsActor }) => {
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const done = useSelector(actor, ({ context }) => context.done)
  const { value: name, write, leave } = useKeptField<string>('school/new', '')
  useWhenChanged(done ?? '', () => {
    if (done === 'add') leave()
  })
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() === '') return
    actor.send({ type: 'schools.act', act: { kind: 'add', name } })
  }
  return (
    <Section title={words.addTitle}>
      <form className="person__form" onSubmit={add} aria-busy={isBusy}>
        <LabelledField label={words.name} value={name} maxLength={MAX_SCHOOL_NAME} onChange={write} />
        <div className="person__line">
          <Button type="submit" aria-disabled={isBusy || name.trim() === ''}>
            {words.add}
          </Button>
        </div>
      </form>
    </Section>
  )
}
