/** An address, taken relative to `base` if it is not absolute; null if it is none (R-product-11). */
export const parsedUrl = (address: string, base?: string): URL | null => {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
