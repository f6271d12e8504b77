import { Text, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import type { LivePlanDocument, PlanFields } from '#domain/studio/live-plan.ts'
import { MAX_STREAM_ADDRESS } from '#domain/studio/plan-limits.ts'
import { ChipChoice } from '../../components/chip-choice.tsx'
import { Labelled } from '../../components/labelled.tsx'
import { MomentField } from '../../components/moment-field.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { Section } from '../../components/section.tsx'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'
import type { LivePlanActor } from './use-live-plan.ts'

const MINUTES = [20, 30, 40, 45, 60, 90, 120, 180, 240]

interface PlanScheduleProps {
  readonly actor: LivePlanActor
  readonly document: LivePlanDocument
  /** A lesson began: times stay. */
  readonly isUnderWay: boolean
}

/** When the lessons are and where their picture comes from. */
export const PlanSchedule = ({ actor, document, isUnderWay }: PlanScheduleProps) => {
  const set = (fields: PlanFields) => actor.send({ type: 'livePlan.change', change: { kind: 'set', fields } })
  const [wantsStream, setWantsStream] = useState(document.streamUrl !== '')
  const source = wantsStream || document.streamUrl !== '' ? 'stream' : 'film'
  // The address of the other choice, for a change of mind.
  const [address, setAddress] = useState('')
  const choose = (chosen: 'film' | 'stream') => {
    if (chosen === source) return
    setWantsStream(chosen === 'stream')
    if (chosen === 'film') setAddress(document.streamUrl)
    set({ streamUrl: chosen === 'film' ? '' : address })
  }
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
          <Labelled label={words.streamUrl} hint={words.streamHint}>
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
