import { Button, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { warnedNodeFault } from '#domain/frame/curriculum.machine.ts'
import { MAX_NODE_LENGTH } from '#domain/frame/curriculum-tree.ts'
import { isComposing } from '../../components/key-events.ts'
import { Labelled } from '../../components/labelled.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { curriculumCopy as words } from '../../copy/curriculum-copy.ts'
import type { CurriculumActor } from './curriculum-actor.ts'

const GRADES = Array.from({ length: 13 }, (_, grade) => ({
  value: grade,
  name: grade === 0 ? words.noGrade : words.grade(grade),
}))

/** The name of the open node, and of a book its school year; Escape leaves it as it was. */
export const NodeField = ({ actor }: { readonly actor: CurriculumActor }) => {
  const { form, theirs, failure } = useSelector(actor, ({ context }) => context)
  const fault = useSelector(actor, ({ context }) => warnedNodeFault(context))
  const isSaving = useSelector(actor, (it) => it.matches('acting') && it.context.act?.kind === 'save')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  if (form === null) return null
  const isGone = form.id === 0 && failure?.kind === 'rejected' && failure.reason === 'missing'
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'curriculum.save' })
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) actor.send({ type: 'curriculum.cancel' })
  }
  return (
    <form className="curriculum-field" onSubmit={save} onKeyDown={leave} noValidate>
      <Labelled
        label={words.name(words.kinds[form.kind])}
        problem={fault === null ? '' : words.faults[fault]}
      >
        {(labelled) => (
          <TextField.Root
            {...labelled}
            ref={field}
            value={form.name}
            maxLength={MAX_NODE_LENGTH}
            readOnly={isSaving}
            autoComplete="off"
            onChange={({ target }) => actor.send({ type: 'curriculum.type', fields: { name: target.value } })}
          />
        )}
      </Labelled>
      {form.kind === 'book' && (
        <Labelled label={words.gradeField}>
          {(labelled) => (
            <NativeSelect
              label={words.gradeField}
              field={labelled}
              value={form.gradeId}
              options={GRADES}
              onChoose={(gradeId) => actor.send({ type: 'curriculum.type', fields: { gradeId } })}
            />
          )}
        </Labelled>
      )}
      <div className="curriculum-field__acts">
        <Button type="submit">{words.save}</Button>
        <Button
          type="button"
          variant="soft"
          color="gray"
          onClick={() => actor.send({ type: 'curriculum.cancel' })}
        >
          {words.leave}
        </Button>
      </div>
      {(theirs !== null || isGone) && (
        <Text as="p" size="2" role="alert" className="curriculum-field__news">
          {theirs === null ? words.gone : words.theirs(theirs.name)}
        </Text>
      )}
    </form>
  )
}
