const pad = (value: number): string => String(value).padStart(2, '0')

/** Seconds as on a player: 12:40, 1:02:03. */
export const formatClock = (seconds: number): string => {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = pad(whole % 60)
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${pad(minutes)}:${rest}`
}

/** How long a film is as every list says it, to the nearest second. */
export const formatFilmLength = (seconds: number): string => formatClock(Math.round(seconds))

/** Where a film of this length stands, in seconds: at its end exactly there. */
export const formatFilmPlace = (position: number, length: number): string =>
  length > 0 && position >= Math.floor(length) ? formatFilmLength(length) : formatClock(position)

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long until something begins, to the minute: 2天3小时, 3小时5分钟, 5分钟; less than a minute is 1分钟. */
export const formatCountdown = (milliseconds: number): string => {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS))
  const days = Math.floor((minutes * MINUTE_MS) / DAY_MS)
  const hours = Math.floor(((minutes * MINUTE_MS) % DAY_MS) / HOUR_MS)
  const rest = minutes % 60
  if (days > 0) return hours > 0 ? `${days}天${hours}小时` : `${days}天`
  if (hours > 0) return rest > 0 ? `${hours}小时${rest}分钟` : `${hours}小时`
  return `${rest}分钟`
}

/** How long something takes, to the minute: 1小时36分钟, 45分钟; less than a minute in seconds, '' for unknown. */
export const formatLength = (seconds: number): string => {
  if (!Number.isFinite(seconds) || seconds <= 0) return ''
  return seconds * 1000 < MINUTE_MS ? `${Math.ceil(seconds)}秒` : formatCountdown(seconds * 1000)
}
