import { Button, Checkbox, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import {
  type CloudMenuConsole,
  type CloudMenuFault,
  type CloudMenuForm as Form,
  MAX_CLOUD_MENU_NAME,
} from '#domain/frame/cloud-menu.ts'
import type { CloudMenusActor } from '#domain/frame/cloud-menus.machine.ts'
import { warnedCloudMenuFault } from '#domain/frame/cloud-menus.machine.ts'
import { CLOUD_PARTS } from '#domain/school-file/cloud-school.ts'
import { Section } from '../../components/section.tsx'
import { useTroubledFocus } from '../../components/use-troubled-focus.ts'
import { cloudMenusCopy as words } from '../../copy/cloud-menus-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { LabelledField } from '../people/labelled-field.tsx'
import { CloudMenuFiles } from './cloud-menu-files.tsx'
import { CloudMenuPreview } from './cloud-menu-preview.tsx'

interface CloudMenuFormProps {
  readonly actor: CloudMenusActor
  readonly shown: CloudMenuConsole
  readonly form: Form
}

const OF_NAME: readonly CloudMenuFault[] = ['name', 'taken']

const toggled = <T,>(all: readonly T[], one: T, is: boolean): readonly T[] =>
  is ? [...all, one] : all.filter((it) => it !== one)

/** What is typed of an entry, and how it will look. */
export const CloudMenuForm = ({ actor, shown, form }: CloudMenuFormProps) => {
  const { failure, restored } = useSelector(actor, ({ context }) => context)
  const fault = useSelector(actor, ({ context }) => warnedCloudMenuFault(context))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const card = useRef<HTMLDivElement>(null)
  const ref = useTroubledFocus((refused) => actor.on('cloudMenus.refused', refused))
  useEffect(() => card.current?.focus(), [])
  const change = (fields: Partial<Form>) => actor.send({ type: 'cloudMenus.change', fields })
  const before = shown.menus.find(({ id }) => id === form.id)
  const kinds = [...new Set([...shown.kinds, ...form.kinds])]
  const reason = failure?.kind === 'rejected' ? failure.reason : null
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'cloudMenus.save' })
  }
  return (
    <Section title={before === undefined ? words.newTitle : words.changeTitle(before.name)}>
      <div ref={card} tabIndex={-1}>
        <form ref={ref} className="person__form" onSubmit={save} aria-busy={isBusy} noValidate>
          {restored && (
            <Text as="p" size="2" role="status">
              {words.restored}
            </Text>
          )}
          <LabelledField
            label={words.name}
            value={form.name}
            maxLength={MAX_CLOUD_MENU_NAME}
            problem={fault !== null && OF_NAME.includes(fault) ? words.faults[fault] : ''}
            onChange={(name) => change({ name })}
          />
          <Choices
            legend={words.content}
            all={CLOUD_PARTS}
            chosen={form.parts}
            nameOf={(part) => words.parts[part]}
            onChoose={(parts) => change({ parts })}
          />
          {form.parts.includes('files') && kinds.length > 0 && (
            <Choices
              legend={words.kinds}
              all={kinds}
              chosen={form.kinds}
              nameOf={(kind) => kind}
              onChoose={(chosen) => change({ kinds: chosen })}
            />
          )}
          <CloudMenuFiles actor={actor} shown={shown} form={form} isNamed={fault !== 'fileName'} />
          {fault !== null && !OF_NAME.includes(fault) && (
            <Text as="p" size="2" color="red" role="alert" tabIndex={-1} data-invalid>
              {words.faults[fault]}
            </Text>
          )}
          <CloudMenuPreview shown={shown} form={form} />
          {failure !== null && (
            <Text as="p" size="2" color="red" role="alert">
              {notDoneText(words.notDone, failure)}
              {reason === 'missing' && form.id === 0 && ` ${words.gone}`}
              {reason === 'conflict' && form.id !== 0 && ` ${words.theirs}`}
            </Text>
          )}
          <div className="person__line">
            <Button type="submit" aria-disabled={isBusy}>
              {words.save}
            </Button>
            <Button
              type="button"
              variant="soft"
              color="gray"
              aria-disabled={isBusy}
              onClick={() => actor.send({ type: 'cloudMenus.cancel' })}
            >
              {words.leave}
            </Button>
          </div>
        </form>
      </div>
    </Section>
  )
}

interface ChoicesProps<T extends string> {
  readonly legend: string
  readonly all: readonly T[]
  readonly chosen: readonly T[]
  readonly nameOf: (one: T) => string
  readonly onChoose: (chosen: readonly T[]) => void
}

const Choices = <T extends string>({ legend, all, chosen, nameOf, onChoose }: ChoicesProps<T>) => (
  <fieldset className="person__field">
    <legend>{legend}</legend>
    <div className="person__line">
      {all.map((one) => (
        <Text as="label" size="2" key={one}>
          <span className="person__right">
            <Checkbox
              checked={chosen.includes(one)}
              onCheckedChange={(is) => onChoose(toggled(chosen, one, is === true))}
            />
            {nameOf(one)}
          </span>
        </Text>
      ))}
    </div>
  </fieldset>
)
