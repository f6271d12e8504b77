import './save-indicator.css'
import { Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SaveState, selectSaveState } from '#application/learning/ledger.selectors.ts'
import { useSignedInActors } from '../actors-context.tsx'
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

/** Screen readers are told of trouble only, not of every successful save. */
const toldWords = (state: SaveState): string => {
  switch (state.kind) {
    case 'offline':
      return saveCopy.offlineNews
    case 'waiting':
      return saveCopy.waitingNews
    case 'refused':
      return saveCopy.refused(failureText(state.refusal))
    case 'nothing':
    case 'saving':
    case 'saved':
      return ''
  }
}

/** Whether the progress is saved, and since when. Screens: /play, save indicator. */
export const SaveIndicator = () => {
  const { ledger } = useSignedInActors()
  const kind = useSelector(ledger, (snapshot) => selectSaveState(snapshot).kind)
  const shown = useSelector(ledger, (snapshot) => shownWords(selectSaveState(snapshot)))
  const told = useSelector(ledger, (snapshot) => toldWords(selectSaveState(snapshot)))
  return (
    <>
      <Text as="span" size="1" className="save-indicator" data-state={kind}>
        {shown}
      </Text>
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </>
  )
}
