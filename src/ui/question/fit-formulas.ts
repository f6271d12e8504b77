/** Formulas that are wider than the text they stand in scroll by themselves, also by keys; measured anew with the width. */
export const fitFormulas = (host: HTMLElement): (() => void) | undefined => {
  const formulas = [...host.querySelectorAll<HTMLElement>('.formula:not(.formula--display)')]
  if (formulas.length === 0) return undefined
  // What stands in a line has no width of its own.
  const place = host.clientWidth > 0 ? host : (host.parentElement ?? host)
  const fit = () => {
    for (const formula of formulas) formula.toggleAttribute('data-wide', false)
    const widest = place.clientWidth
    const wide = formulas.filter((formula) => formula.getBoundingClientRect().width > widest + 1)
    for (const formula of formulas) {
      const isWide = wide.includes(formula)
      formula.toggleAttribute('data-wide', isWide)
      if (isWide) formula.tabIndex = 0
      else formula.removeAttribute('tabindex')
    }
  }
  const observer = new ResizeObserver(fit)
  observer.observe(place)
  return () => observer.disconnect()
}
