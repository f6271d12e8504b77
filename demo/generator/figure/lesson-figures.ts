import { cellsCompared, evolution, mitosis } from './biology.ts'
import { acidity, oxygenApparatus } from './chemistry.ts'
import type { Figure } from './draw.ts'
import { tenses } from './english.ts'
import { terrainProfile } from './geography.ts'
import { thingsInLayers, threeCharts } from './it.ts'
import * as graphs from './lesson-graphs.ts'
import * as lives from './lesson-lives.ts'
import * as scenes from './lesson-scenes.ts'
import * as science from './lesson-science.ts'
import { chordSquare, fractionWall } from './math.ts'
import { lensRays } from './physics.ts'
import { stateOrgans } from './politics.ts'
import { court } from './sports.ts'

/** Drawings of the slides of films, by the name that a script gives them. */
const drawings: Readonly<Record<string, Figure>> = {
  ...graphs,
  ...lives,
  ...scenes,
  ...science,
  acidity,
  cellsCompared,
  chordSquare,
  court,
  evolution,
  fractionWall,
  lensRays,
  mitosis,
  oxygenApparatus,
  stateOrgans,
  tenses,
  terrainProfile,
  thingsInLayers,
  threeCharts,
}

export const lessonFigure = (name: string): Figure => {
  const found = drawings[name]
  if (!found) throw new Error(`there is no drawing ${name}`)
  return found
}
