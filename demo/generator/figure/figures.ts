import { cellsCompared, evolution, mitosis } from './biology.ts'
import { acidity, oxygenApparatus } from './chemistry.ts'
import { familyTree, mountainWalk } from './chinese.ts'
import type { Figure } from './draw.ts'
import { tenses } from './english.ts'
import { terrainProfile } from './geography.ts'
import { thingsInLayers, threeCharts } from './it.ts'
import { chordSquare, fractionWall, normalCurve, rootSpiral } from './math.ts'
import { fringes, homeCircuit, hydrogenLevels, lensRays } from './physics.ts'
import { stateOrgans } from './politics.ts'
import { court } from './sports.ts'

/** Drawings for the picture resources that are about a picture, by the key of the resource. */
const figures: Readonly<Record<string, Figure>> = {
  'biology-junior-cell-compare-image': cellsCompared,
  'biology-junior-evolution-timeline': evolution,
  'biology-senior-mitosis-image': mitosis,
  'chemistry-junior-apparatus-picture': oxygenApparatus,
  'chemistry-junior-ph-picture': acidity,
  'chinese-primary-autumn-poem-picture': mountainWalk,
  'chinese-senior-honglou-family-chart': familyTree,
  'english-junior-tense-timeline': tenses,
  'geography-junior-terrain-map-image': terrainProfile,
  'it-junior-iot-layers-image': thingsInLayers,
  'it-primary-chart-image': threeCharts,
  'math-junior-sqrt-spiral-picture': rootSpiral,
  'math-junior-xiantu-picture': chordSquare,
  'math-primary-fraction-wall-picture': fractionWall,
  'math-senior-normal-curve-picture': normalCurve,
  'physics-junior-home-circuit-picture': homeCircuit,
  'physics-junior-lens-rays-picture': lensRays,
  'physics-senior-double-slit-picture': fringes,
  'physics-senior-hydrogen-levels-picture': hydrogenLevels,
  'politics-junior-institutions-png': stateOrgans,
  'sports-junior-field-image': court,
}

export const figureOf = (key: string): Figure | undefined => figures[key]
