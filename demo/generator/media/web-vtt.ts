/** Something that is said or shown from one second to another. */
export interface Cue {
  readonly from: number
  readonly to: number
  readonly text: string
}

const timeOf = (seconds: number): string => {
  const whole = Math.floor(seconds)
  const thousandths = Math.floor((seconds - whole) * 1000)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `00:${two(Math.floor(whole / 60))}:${two(whole % 60)}.${String(thousandths).padStart(3, '0')}`
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const webVtt = (cues: readonly Cue[]): Uint8Array => {
  const blocks = cues.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${escape(text)}\n`)
  return new TextEncoder().encode(`WEBVTT\n\n${blocks.join('\n')}`)
}
