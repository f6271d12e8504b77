import './save-indicator.css'
import { Text } from '@radix-ui/themes'
import { shallowEqual, useSelector } from '@xstate/react'
import { type SaveState, selectSaveState } from '#application/learning/ledger.selectors.ts'
import { useInsideActors } from '../actors-context.tsx'
import { failureText } from '../copy/failure-text.ts'
import { saveCopy } from '../copy/save-copy.ts'
import { formatHour } from '../format/moment.ts'

const shownWords = (state: SaveState): string => {
  switch (state.kind) {
    case 'nothing':
      return ''
    case 'saving':
      return saveCopy.saving
    case 'saved':
      return saveCopy.saved(formatHour(new Date(state.at).toISOString()))
    case 'offline':
      return saveCopy.offline(state.count)
    case 'waiting':
      return saveCopy.waiting(state.count)
    case 'refused':
      return saveCopy.refused(failureText(state.refusal))
  }
}

/** Who cannot see it is told of trouble, not of every minute in which all went well. */
const toldWords = (state: SaveState): string => {
  switch (state.kind) {
    case 'offline':
      return saveCopy.offlineNews
    case 'waiting':
      return saveCopy.waitingNews
    case 'refused':
      return saveCopy.refused(failureText(state.refusal))
    default:
      return ''
  }
}

/** Whether what was learned is safe, and since when. Screens: /play, save indicator. */
export const SaveIndicator = () => {
  const { ledger } = useInsideActors()
  const state = useSelector(ledger, selectSaveState, shallowEqual)
  return (
    <>
      <Text as="span" size="1" className="save-indicator" data-state={state.kind}>
        {shownWords(state)}
      </Text>
      <span className="visually-hidden" role="status">
        {toldWords(state)}
      </span>
    </>
  )
}
