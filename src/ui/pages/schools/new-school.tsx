import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useState } from 'react'
import { MAX_SCHOOL_NAME } from '#domain/people/school.ts'
import { Section } from '../../components/section.tsx'
import { schoolsCopy as words } from '../../copy/schools-copy.ts'
import { LabelledField } from '../people/labelled-field.tsx'
import type { SchoolsActor } from './schools-actor.ts'

/** A school is added by its name. */
export const NewSchool = ({ actor }: { readonly actor: SchoolsActor }) => {
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const [name, setName] = useState('')
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'schools.act', act: { kind: 'add', name } })
  }
  return (
    <Section title={words.addTitle}>
      <form className="person__form" onSubmit={add} aria-busy={isBusy}>
        <LabelledField label={words.name} value={name} maxLength={MAX_SCHOOL_NAME} onChange={setName} />
        <div className="person__line">
          <Button type="submit" disabled={isBusy || name.trim() === ''}>
            {words.add}
          </Button>
        </div>
      </form>
    </Section>
  )
}
