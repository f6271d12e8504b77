import { cellsCompared, evolution, mitosis } from './biology.js'
import { acidity, oxygenApparatus } from './chemistry.js'
import { familyTree, mountainWalk } from './chinese.js'
import type { Figure } from './draw.js'
import { tenses } from './english.js'
import { terrainProfile } from './geography.js'
import { thingsInLayers, threeCharts } from './it.js'
import { chordSquare, fractionWall, normalCurve, rootSpiral } from './math.js'
import { fringes, homeCircuit, hydrogenLevels, lensRays } from './physics.js'
import { stateOrgans } from './politics.js'
import { court } from './sports.js'

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
