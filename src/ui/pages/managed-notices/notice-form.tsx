import { Button, Checkbox, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { warnedAnnouncementFault } from '#domain/announcement/announcement-admin.machine.ts'
import {
  type AnnouncementFault,
  type AnnouncementForm,
  MAX_ANNOUNCEMENT_LENGTH,
  MAX_ANNOUNCEMENT_TITLE,
} from '#domain/announcement/managed-announcement.ts'
import { Labelled } from '../../components/labelled.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { PeriodFields } from '../../components/period-fields.tsx'
import { RichTextEditor } from '../../components/rich-text-editor/rich-text-editor.tsx'
import { Section } from '../../components/section.tsx'
import { useTroubledFocus } from '../../components/use-troubled-focus.ts'
import { momentsAreWhole } from '../../components/whole-moments.ts'
import { managedNoticesCopy as words } from '../../copy/managed-notices-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import type { AnnouncementAdminActor } from './managed-notice-row.tsx'

/** Where each is told. */
const FIELD_OF = {
  school: 'to',
  title: 'title',
  text: 'text',
  long: 'text',
  pictures: 'text',
  dates: 'period',
  over: 'period',
} as const satisfies Record<AnnouncementFault, string>

interface NoticeFormProps {
  readonly actor: AnnouncementAdminActor
  readonly form: AnnouncementForm
  readonly restored: boolean
}

/** What is typed of a notice. */
export const NoticeForm = ({ actor, form, restored }: NoticeFormProps) => {
  const { scope, failure } = useSelector(actor, ({ context }) => context)
  const fault = useSelector(actor, ({ context }) => warnedAnnouncementFault(context))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const ref = useTroubledFocus((refused) => actor.on('announcementAdmin.refused', refused))
  useEffect(() => card.current?.focus(), [])
  const change = (fields: Partial<AnnouncementForm>) =>
    actor.send({ type: 'announcementAdmin.change', fields })
  const save = (typed: HTMLFormElement | null, publish: boolean) => {
    if (momentsAreWhole(typed)) actor.send({ type: 'announcementAdmin.save', publish, now: Date.now() })
  }
  const problem = (field: (typeof FIELD_OF)[AnnouncementFault]) =>
    fault !== null && FIELD_OF[fault] === field ? words.faults[fault] : ''
  const textProblem = problem('text')
  const isPublished = form.status === 'published'
  const readers = [
    ...(scope.platform ? [{ value: 0, name: words.everybody }] : []),
    ...scope.schools.map((school) => ({ value: school.id, name: school.name })),
  ]
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save(event.currentTarget, !isPublished)
  }
  return (
    <Section title={form.id === 0 ? words.newTitle : words.changeTitle}>
      <div ref={card} tabIndex={-1}>
        <form ref={ref} className="person__form" onSubmit={submit} aria-busy={isBusy} noValidate>
          {restored && (
            <Text as="p" size="2" color="gray">
              {words.restored}
            </Text>
          )}
          <Labelled label={words.to} problem={problem('to')}>
            {(field) => (
              <NativeSelect
                label={words.to}
                field={field}
                value={form.organisationId}
                options={readers}
                disabled={form.status !== 'draft'}
                onChoose={(organisationId) => change({ organisationId })}
              />
            )}
          </Labelled>
          <Labelled label={words.title} problem={problem('title')}>
            {(field) => (
              <TextField.Root
                {...field}
                value={form.title}
                maxLength={MAX_ANNOUNCEMENT_TITLE}
                autoComplete="off"
                onChange={({ target }) => change({ title: target.value })}
              />
            )}
          </Labelled>
          <div className="notice-form__text">
            <Text as="p" size="2">
              {words.text}
            </Text>
            <RichTextEditor
              label={words.text}
              placeholder={words.textHint}
              value={form.text}
              maxLength={MAX_ANNOUNCEMENT_LENGTH}
              readOnly={isBusy}
              invalidBy={textProblem === '' ? undefined : `${id}-text`}
              onChange={(text) => change({ text })}
            />
            {textProblem !== '' && (
              <Text as="p" size="2" color="red" id={`${id}-text`} role="alert">
                {textProblem}
              </Text>
            )}
          </div>
          <PeriodFields
            labels={{ from: words.from, to: words.until }}
            from={form.from}
            to={form.to}
            problem={problem('period')}
            onChange={change}
          />
          <Text as="label" size="2">
            <span className="person__right">
              <Checkbox
                checked={form.onTop}
                onCheckedChange={(checked) => change({ onTop: checked === true })}
              />
              {words.onTop}
            </span>
          </Text>
          <span role="alert">
            {failure !== null && (
              <Text as="p" size="2" color="red">
                {notDoneText(words.notDone, failure)}
              </Text>
            )}
          </span>
          <div className="person__line">
            <Button type="submit" aria-disabled={isBusy}>
              {isPublished ? words.save : form.status === 'withdrawn' ? words.republish : words.publish}
            </Button>
            {!isPublished && (
              <Button
                type="button"
                variant="soft"
                aria-disabled={isBusy}
                onClick={({ currentTarget }) => save(currentTarget.form, false)}
              >
                {form.status === 'draft' ? words.saveDraft : words.save}
              </Button>
            )}
            <Button
              type="button"
              variant="soft"
              color="gray"
              aria-disabled={isBusy}
              onClick={() => actor.send({ type: 'announcementAdmin.cancel' })}
            >
              {words.leave}
            </Button>
          </div>
        </form>
      </div>
    </Section>
  )
}
