/** 9999 as it is, from 10000 on in 万: 1.2万, 35万 (R-product-6). */
export const formatCount = (count: number): string => {
  if (!Number.isFinite(count) || count <= 0) return '0'
  const whole = Math.floor(count)
  if (whole < 10_000) return String(whole)
  const inTenThousands = whole / 10_000
  const shown = inTenThousands < 100 ? Math.floor(inTenThousands * 10) / 10 : Math.floor(inTenThousands)
  return `${shown}万`
}
