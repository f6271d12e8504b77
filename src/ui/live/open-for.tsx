import { OPEN_SECONDS } from '#domain/live/live-console.ts'
import { NativeSelect } from '../components/native-select.tsx'
import { liveConsoleCopy as words } from '../copy/live-console-copy.ts'

const nameOf = (seconds: number): string => {
  if (seconds === 0) return words.openEnd
  return seconds % 60 === 0 ? words.minutes(seconds / 60) : words.seconds(seconds)
}

export interface OpenForProps {
  readonly label: string
  readonly seconds: number
  readonly onChoose: (seconds: number) => void
}

/** For how long a question is open. */
export const OpenFor = ({ label, seconds, onChoose }: OpenForProps) => {
  const known: readonly number[] = OPEN_SECONDS
  const times = known.includes(seconds) ? known : [seconds, ...known]
  return (
    <NativeSelect
      label={label}
      value={seconds}
      options={times.map((value) => ({ value, name: nameOf(value) }))}
      onChoose={onChoose}
    />
  )
}
