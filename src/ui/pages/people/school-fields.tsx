import { Button, Checkbox, Text } from '@radix-ui/themes'
import { useId, useRef } from 'react'
import type { HeldSchool } from '#domain/people/person.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { AddingChoice } from '../../components/adding-choice.tsx'
import { Problem, troubled } from '../../components/problem.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { personCopy as words } from '../../copy/person-copy.ts'

interface SchoolFieldsProps {
  readonly held: readonly HeldSchool[]
  /** Those that one administers. */
  readonly schools: readonly Organisation[]
  /** '' for nothing wrong. */
  readonly problem?: string
  readonly onChange: (held: readonly HeldSchool[]) => void
}

/** The schools of a person with the rights there. */
export const SchoolFields = ({ held, schools, problem = '', onChange }: SchoolFieldsProps) => {
  const problemId = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  // Who was taken out is not there any more.
  useFocusFallback(held.length, group)
  const others = schools.filter(({ id }) => !held.some((school) => school.id === id))
  const change = (id: number, rights: Partial<HeldSchool>) =>
    onChange(held.map((school) => (school.id === id ? { ...school, ...rights } : school)))
  return (
    <fieldset ref={group} tabIndex={-1} className="person__field" {...troubled(problemId, problem)}>
      <legend>{words.fields.schools}</legend>
      {held.length === 0 && (
        <Text as="p" size="2" color="gray">
          {words.noSchool}
        </Text>
      )}
      <ul className="person__schools">
        {held.map((school) => (
          <li key={school.id} className="person__line">
            <Text size="2" weight="medium">
              {school.name}
            </Text>
            <Right
              label={words.review}
              school={school.name}
              checked={school.review}
              onChange={(review) => change(school.id, { review })}
            />
            <Right
              label={words.administer}
              school={school.name}
              checked={school.administer}
              onChange={(administer) => change(school.id, { administer })}
            />
            <Button
              type="button"
              size="1"
              variant="soft"
              color="gray"
              aria-label={words.leaveName(school.name)}
              onClick={() => onChange(held.filter(({ id }) => id !== school.id))}
            >
              {words.leave}
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <AddingChoice
          label={words.join}
          act={words.joinAct}
          options={others}
          onAdd={(chosen) =>
            onChange([
              ...held,
              ...others
                .filter(({ id }) => id === chosen)
                .map((school) => ({ ...school, review: false, administer: false })),
            ])
          }
        />
      )}
      {problem !== '' && (
        <div role="alert">
          <Problem id={problemId} text={problem} />
        </div>
      )}
    </fieldset>
  )
}

interface RightProps {
  readonly label: string
  readonly school: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

const Right = ({ label, school, checked, onChange }: RightProps) => (
  <Text as="label" size="2">
    <span className="person__right">
      <Checkbox
        checked={checked}
        aria-label={words.rightIn(label, school)}
        onCheckedChange={(is) => onChange(is === true)}
      />
      {label}
    </span>
  </Text>
)
