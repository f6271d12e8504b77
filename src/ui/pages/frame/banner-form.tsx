import { Button, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type bannersMachine, warnedBannerFault } from '#domain/frame/banners.machine.ts'
import {
  type BannerFault,
  type BannerForm as Form,
  MAX_BANNER_LINK,
  MAX_BANNER_TITLE,
} from '#domain/frame/managed-banner.ts'
import { Labelled } from '../../components/labelled.tsx'
import { PeriodFields } from '../../components/period-fields.tsx'
import { Section } from '../../components/section.tsx'
import { useTroubledFocus } from '../../components/use-troubled-focus.ts'
import { momentsAreWhole } from '../../components/whole-moments.ts'
import { frameCopy as words } from '../../copy/frame-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { BannerPictureField } from './banner-picture-field.tsx'

export type BannersActor = ActorRefFrom<typeof bannersMachine>

/** Where each is told. */
const FIELD_OF = {
  picture: 'picture',
  title: 'title',
  link: 'link',
  dates: 'period',
  over: 'period',
} as const satisfies Record<BannerFault, string>

/** What is typed of a banner. */
export const BannerForm = ({ actor, form }: { readonly actor: BannersActor; readonly form: Form }) => {
  const { items, left, failure } = useSelector(actor, ({ context }) => context)
  const fault = useSelector(actor, ({ context }) => warnedBannerFault(context))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const card = useRef<HTMLDivElement>(null)
  const ref = useTroubledFocus((refused) => actor.on('banners.refused', refused))
  useEffect(() => card.current?.focus(), [])
  const kept = items.find(({ id }) => id === form.id)
  const change = (fields: Partial<Form>) => actor.send({ type: 'banners.change', fields })
  const problem = (field: (typeof FIELD_OF)[BannerFault]) =>
    fault !== null && FIELD_OF[fault] === field ? words.faults[fault] : ''
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (momentsAreWhole(event.currentTarget)) actor.send({ type: 'banners.save', now: Date.now() })
  }
  return (
    <Section title={form.id === 0 ? words.newTitle : words.changeTitle}>
      <div ref={card} tabIndex={-1}>
        <form ref={ref} className="person__form" onSubmit={save} aria-busy={isBusy} noValidate>
          <BannerPictureField
            kept={{ wide: kept?.imageUrl ?? '', tall: kept?.mobileImageUrl ?? '' }}
            alt={form.title}
            left={left}
            problem={problem('picture')}
            onMade={(pictures, file) => actor.send({ type: 'banners.picture', pictures, file })}
          />
          <Labelled label={words.title} hint={words.titleHint} problem={problem('title')}>
            {(field) => (
              <TextField.Root
                {...field}
                value={form.title}
                maxLength={MAX_BANNER_TITLE}
                autoComplete="off"
                onChange={({ target }) => change({ title: target.value })}
              />
            )}
          </Labelled>
          <Labelled label={words.linkUrl} hint={words.linkHint} problem={problem('link')}>
            {(field) => (
              <TextField.Root
                {...field}
                value={form.linkUrl}
                maxLength={MAX_BANNER_LINK}
                autoComplete="off"
                onChange={({ target }) => change({ linkUrl: target.value })}
              />
            )}
          </Labelled>
          <PeriodFields
            labels={{ from: words.from, to: words.to }}
            from={form.from}
            to={form.to}
            problem={problem('period')}
            onChange={change}
          />
          {failure !== null && (
            <Text as="p" size="2" color="red" role="alert">
              {notDoneText(words.notDone, failure)}
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
              onClick={() => actor.send({ type: 'banners.cancel' })}
            >
              {words.leave}
            </Button>
          </div>
        </form>
      </div>
    </Section>
  )
}
