/** Short lessons by their key, each with the resources that it explains. */
export const EXPLANATIONS: Readonly<Record<string, readonly string[]>> = {
  'math-junior-zhaoshuang-video': [
    'math-junior-explore-pythagoras-slides',
    'math-junior-pythagoras-converse-plan',
    'math-junior-xiantu-picture',
    'math-junior-sqrt-spiral-picture',
  ],
  'math-primary-unlike-fractions-video': [
    'math-primary-fraction-wall-picture',
    'math-primary-divide-by-fraction-slides',
  ],
  'math-senior-sine-curve-video': ['math-senior-sum-angle-slides'],
  'physics-junior-buoyancy-video': [
    'physics-junior-archimedes-slides',
    'physics-junior-liquid-pressure-slides',
  ],
  'physics-senior-weightlessness-video': ['physics-senior-newton-second-sheet'],
  'physics-senior-lenz-video': ['physics-senior-transformer-plan'],
  'chemistry-junior-air-video': ['chemistry-junior-oxygen-slides', 'chemistry-junior-apparatus-picture'],
  'chemistry-junior-combustion-video': ['chemistry-junior-mass-conservation-plan'],
  'chemistry-senior-fuel-cell-video': [
    'chemistry-senior-galvanic-plan',
    'chemistry-senior-electrolysis-slides',
    'chemistry-senior-corrosion-picture',
  ],
  'chemistry-senior-ammonia-video': ['chemistry-senior-ammonia-synthesis-sheet'],
  'chemistry-senior-sodium-video': ['chemistry-senior-required-one-test'],
  'biology-junior-photosynthesis-video': ['biology-junior-beishida-photosynthesis'],
  'biology-senior-meiosis-video': ['biology-senior-mendel-plan', 'biology-senior-mitosis-image'],
  'english-junior-perfect-video': ['english-junior-tense-timeline', 'english-junior-irregular-verbs'],
  'english-primary-past-video': ['english-primary-trip-worksheet'],
  'chinese-primary-boya-video': ['chinese-primary-classical-two-test'],
}
