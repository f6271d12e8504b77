const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const

/** The next step of zoom, larger or smaller than what is shown now. */
export const nextZoom = (zoom: number, direction: 1 | -1): number => {
  const steps = direction === 1 ? STEPS : [...STEPS].reverse()
  return steps.find((step) => (step - zoom) * direction > 0.01) ?? zoom
}
