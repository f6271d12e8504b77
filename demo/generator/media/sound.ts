/** Mono samples at one rate, between -1 and 1. */
export type Sound = Float32Array

export const rate = 22_050

export const secondsOf = (sound: Sound): number => sound.length / rate

export const silence = (seconds: number): Sound => new Float32Array(Math.max(0, Math.round(seconds * rate)))

export const joined = (sounds: readonly Sound[]): Sound => {
  const whole = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const sound of sounds) {
    whole.set(sound, at)
    at += sound.length
  }
  return whole
}

const headerLength = 44

/** Reads a 16-bit mono wave; espeak-ng writes exactly this at this rate. */
export const soundOf = (wave: Uint8Array): Sound => {
  const view = new DataView(wave.buffer, wave.byteOffset, wave.byteLength)
  if (view.getUint32(24, true) !== rate) throw new Error(`wave of ${view.getUint32(24, true)} Hz`)
  return Float32Array.from(
    { length: Math.floor((wave.byteLength - headerLength) / 2) },
    (_, index) => view.getInt16(headerLength + index * 2, true) / 32_768,
  )
}

export const waveOf = (sound: Sound): Uint8Array => {
  const bytes = Buffer.alloc(headerLength + sound.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + sound.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(sound.length * 2, 40)
  for (const [index, sample] of sound.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), headerLength + index * 2)
  }
  return bytes
}

export const trimmed = (sound: Sound): Sound => {
  const loud = (sample: number): boolean => Math.abs(sample) > 0.004
  const from = sound.findIndex(loud)
  const to = sound.findLastIndex(loud)
  return from < 0 ? new Float32Array() : sound.slice(from, to + Math.round(rate * 0.04))
}

/** A soft bell of the tones given (in Hz), one after another. */
export const chime = (tones: readonly number[], step = 0.22): Sound => {
  const sound = silence(step * tones.length + 0.7)
  for (const [order, tone] of tones.entries()) {
    const from = Math.round(order * step * rate)
    for (let index = from; index < sound.length; index += 1) {
      const seconds = (index - from) / rate
      const wave = Math.sin(2 * Math.PI * tone * seconds) + 0.3 * Math.sin(4 * Math.PI * tone * seconds)
      sound[index] = (sound[index] ?? 0) + 0.11 * wave * Math.min(1, seconds / 0.008) * Math.exp(-5 * seconds)
    }
  }
  return sound
}
