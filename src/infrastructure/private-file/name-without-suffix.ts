/** The wire's names stand without the suffix. */
export const nameWithoutSuffix = (name: string, suffix: string): string =>
  suffix !== '' && name.toLowerCase().endsWith(`.${suffix}`) ? name.slice(0, -suffix.length - 1) : name
