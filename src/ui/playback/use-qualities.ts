import { useSelector } from '@xstate/react'
import type { PlaybackRef } from '#application/playback/playback.selectors.ts'
import { qualitiesOf } from '#domain/playback/playback-rules.ts'
import { playerCopy } from '../copy/player-copy.ts'

export interface Choice {
  /** '' is a choice like any other. */
  readonly value: string
  readonly label: string
}

/** The qualities as choices; none where there is no choice. What adapts to the line itself can be left to that. */
export const useQualities = (actor: PlaybackRef) => {
  const levels = useSelector(actor, ({ context }) => context.levels)
  const sources = useSelector(actor, ({ context }) => context.sources)
  const source = useSelector(actor, ({ context }) => context.sources[context.sourceAt]?.label ?? '')
  const shown = useSelector(actor, ({ context }) => context.shown)
  const chosen = useSelector(actor, ({ context }) => context.settings.quality)
  const adaptive = levels.length > 1
  const automatic = { value: '', label: playerCopy.autoQualityOf(shown) }
  const choices: readonly Choice[] = [
    ...(adaptive ? [automatic] : []),
    ...qualitiesOf({ levels, sources }).map((quality) => ({ value: quality, label: quality })),
  ]
  return {
    choices,
    value: adaptive ? (levels.find((level) => level === chosen) ?? '') : source,
    choose: (value: string) =>
      actor.send({ type: 'playback.setQuality', label: value === '' ? null : value }),
  }
}
