import { Text, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import type { LivePlanDocument, PlanFields } from '#domain/studio/live-plan.ts'
import { MAX_STREAM_ADDRESS } from '#domain/studio/plan-limits.ts'
import { barredHost } from '#domain/studio/stream-host.ts'
import { useConfiguration } from '../../actors-context.tsx'
import { ChipChoice } from '../../components/chip-choice.tsx'
import { Labelled } from '../../components/labelled.tsx'
import { MomentField } from '../../components/moment-field.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { Section } from '../../components/section.tsx'
import { useFormDraft, useKept } from '../../components/use-form-draft.ts'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'
import type { LivePlanActor } from './use-live-plan.ts'

const MINUTES = [20, 30, 40, 45, 60, 90, 120, 180, 240]

/** What the plan itself does not say. */
interface Picture {
  /** Also while it has no address. */
  readonly isStream: boolean
  /** The address of the other choice, for a change of mind. */
  readonly address: string
}

const isPicture = shapedAs<Picture>({ isStream: false, address: '' })

interface PlanScheduleProps {
  readonly actor: LivePlanActor
  readonly planId: number
  readonly document: LivePlanDocument
  /** A lesson began: times stay. */
  readonly isUnderWay: boolean
}

/** When the lessons are and where their picture comes from. */
export const PlanSchedule = ({ actor, planId, document, isUnderWay }: PlanScheduleProps) => {
  const set = (fields: PlanFields) => actor.send({ type: 'livePlan.change', change: { kind: 'set', fields } })
  const hasAddress = document.streamUrl !== ''
  const draft = useFormDraft(`plan/${planId}/picture`, isPicture)
  const [picture, setPicture] = useState(draft.left ?? { isStream: hasAddress, address: '' })
  useKept(draft, (picture.isStream && !hasAddress) || picture.address !== '' ? picture : null)
  const source = picture.isStream || hasAddress ? 'stream' : 'film'
  const choose = (chosen: 'film' | 'stream') => {
    if (chosen === source) return
    const isStream = chosen === 'stream'
    setPicture({ isStream, address: isStream ? '' : document.streamUrl })
    set({ streamUrl: isStream ? picture.address : '' })
  }
  const barred = barredHost(document.streamUrl, useConfiguration(), location.origin)
  const minutes = MINUTES.includes(document.minutes) ? MINUTES : [document.minutes, ...MINUTES]
  return (
    <Section title={words.schedule}>
      <div className="live-plan__grid">
        <Labelled label={words.startTime}>
          {(field) => (
            <MomentField
              {...field}
              disabled={isUnderWay}
              value={document.startTime}
              onChange={(startTime) => set({ startTime })}
            />
          )}
        </Labelled>
        <div className="live-plan__field">
          <Text size="2" aria-hidden="true">
            {words.duration}
          </Text>
          <NativeSelect
            label={words.duration}
            value={document.minutes}
            disabled={isUnderWay}
            options={minutes.map((count) => ({ value: count, name: words.minutes(count) }))}
            onChoose={(count) => set({ minutes: count })}
          />
        </div>
        <Text as="p" size="2" color="gray" className="live-plan__wide">
          {words.weekly}
        </Text>
        <ChipChoice
          legend={words.source}
          choices={['film', 'stream'] as const}
          chosen={source}
          nameOf={(choice) => words.sources[choice]}
          onChoose={choose}
        />
        {source === 'stream' && (
          <Labelled
            label={words.streamUrl}
            {...(barred === '' ? { hint: words.streamHint } : { problem: words.streamBarred(barred) })}
          >
            {(field) => (
              <TextField.Root
                {...field}
                type="url"
                inputMode="url"
                maxLength={MAX_STREAM_ADDRESS}
                value={document.streamUrl}
                onChange={({ target }) => set({ streamUrl: target.value.trim() })}
              />
            )}
          </Labelled>
        )}
      </div>
    </Section>
  )
}
