import { biologyJuniorHeredity } from './courses/biology-junior-heredity.ts'
import { biologyJuniorMicroscopeCell } from './courses/biology-junior-microscope-cell.ts'
import { biologyJuniorPlantPhysiology } from './courses/biology-junior-plant-physiology.ts'
import { biologySeniorGenetics } from './courses/biology-senior-genetics.ts'
import { biologySeniorNerve } from './courses/biology-senior-nerve.ts'
import { biologySeniorPhotosynthesisRespiration } from './courses/biology-senior-photosynthesis-respiration.ts'
import { chemistryJuniorAcidBase } from './courses/chemistry-junior-acid-base.ts'
import { chemistryJuniorAirOxygen } from './courses/chemistry-junior-air-oxygen.ts'
import { chemistryJuniorEquation } from './courses/chemistry-junior-equation.ts'
import { chemistryJuniorMetal } from './courses/chemistry-junior-metal.ts'
import { chemistrySeniorElectrochemistry } from './courses/chemistry-senior-electrochemistry.ts'
import { chemistrySeniorEquilibrium } from './courses/chemistry-senior-equilibrium.ts'
import { chemistrySeniorIonicRedox } from './courses/chemistry-senior-ionic-redox.ts'
import { chemistrySeniorOrganicBasic } from './courses/chemistry-senior-organic-basic.ts'
import { chemistrySeniorPeriodicLaw } from './courses/chemistry-senior-periodic-law.ts'
import { geographyJuniorChinaNature } from './courses/geography-junior-china-nature.ts'
import { geographyJuniorEarthMap } from './courses/geography-junior-earth-map.ts'
import { geographyJuniorRegionsWorld } from './courses/geography-junior-regions-world.ts'
import { geographySeniorAtmosphere } from './courses/geography-senior-atmosphere.ts'
import { geographySeniorEarthMotion } from './courses/geography-senior-earth-motion.ts'
import { geographySeniorHumanIndustry } from './courses/geography-senior-human-industry.ts'
import { historyJuniorCapitalism } from './courses/history-junior-capitalism.ts'
import { historyJuniorModernization } from './courses/history-junior-modernization.ts'
import { historyJuniorQinHan } from './courses/history-junior-qin-han.ts'
import { historySeniorGlobal } from './courses/history-senior-global.ts'
import { historySeniorTangSongInstitutions } from './courses/history-senior-tang-song-institutions.ts'
import { mathJuniorCongruentTriangles } from './courses/math-junior-congruent-triangles.ts'
import { mathJuniorLinearFunction } from './courses/math-junior-linear-function.ts'
import { mathJuniorPythagoras } from './courses/math-junior-pythagoras.ts'
import { mathJuniorQuadraticFunction } from './courses/math-junior-quadratic-function.ts'
import { mathJuniorRationalNumbers } from './courses/math-junior-rational-numbers.ts'
import { mathPrimaryFractionDivision } from './courses/math-primary-fraction-division.ts'
import { mathPrimaryPolygonArea } from './courses/math-primary-polygon-area.ts'
import { mathSeniorDerivative } from './courses/math-senior-derivative.ts'
import { mathSeniorFunctionProperties } from './courses/math-senior-function-properties.ts'
import { mathSeniorSpaceVector } from './courses/math-senior-space-vector.ts'
import { mathSeniorTrigGraphs } from './courses/math-senior-trig-graphs.ts'
import { physicsJuniorBuoyancy } from './courses/physics-junior-buoyancy.ts'
import { physicsJuniorForceMotion } from './courses/physics-junior-force-motion.ts'
import { physicsJuniorLens } from './courses/physics-junior-lens.ts'
import { physicsJuniorOhm } from './courses/physics-junior-ohm.ts'
import { physicsSeniorCircularGravity } from './courses/physics-senior-circular-gravity.ts'
import { physicsSeniorElectricEnergy } from './courses/physics-senior-electric-energy.ts'
import { physicsSeniorInduction } from './courses/physics-senior-induction.ts'
import { physicsSeniorMomentum } from './courses/physics-senior-momentum.ts'
import { physicsSeniorNewton } from './courses/physics-senior-newton.ts'
import { politicsJuniorConstitution } from './courses/politics-junior-constitution.ts'
import { politicsJuniorStrongCountry } from './courses/politics-junior-strong-country.ts'
import { politicsPrimaryHistoryDream } from './courses/politics-primary-history-dream.ts'
import { politicsPrimaryLaw } from './courses/politics-primary-law.ts'
import { politicsSeniorCivilLaw } from './courses/politics-senior-civil-law.ts'
import { politicsSeniorPhilosophy } from './courses/politics-senior-philosophy.ts'
import type { CourseHandouts } from './types.ts'

/** What is read in the lessons that have no film. */
export const LESSON_HANDOUTS: readonly CourseHandouts[] = [
  biologyJuniorHeredity,
  biologyJuniorMicroscopeCell,
  biologyJuniorPlantPhysiology,
  biologySeniorGenetics,
  biologySeniorNerve,
  biologySeniorPhotosynthesisRespiration,
  chemistryJuniorAcidBase,
  chemistryJuniorAirOxygen,
  chemistryJuniorEquation,
  chemistryJuniorMetal,
  chemistrySeniorElectrochemistry,
  chemistrySeniorEquilibrium,
  chemistrySeniorIonicRedox,
  chemistrySeniorOrganicBasic,
  chemistrySeniorPeriodicLaw,
  geographyJuniorChinaNature,
  geographyJuniorEarthMap,
  geographyJuniorRegionsWorld,
  geographySeniorAtmosphere,
  geographySeniorEarthMotion,
  geographySeniorHumanIndustry,
  historyJuniorCapitalism,
  historyJuniorModernization,
  historyJuniorQinHan,
  historySeniorGlobal,
  historySeniorTangSongInstitutions,
  mathJuniorCongruentTriangles,
  mathJuniorLinearFunction,
  mathJuniorPythagoras,
  mathJuniorQuadraticFunction,
  mathJuniorRationalNumbers,
  mathPrimaryFractionDivision,
  mathPrimaryPolygonArea,
  mathSeniorDerivative,
  mathSeniorFunctionProperties,
  mathSeniorSpaceVector,
  mathSeniorTrigGraphs,
  physicsJuniorBuoyancy,
  physicsJuniorForceMotion,
  physicsJuniorLens,
  physicsJuniorOhm,
  physicsSeniorCircularGravity,
  physicsSeniorElectricEnergy,
  physicsSeniorInduction,
  physicsSeniorMomentum,
  physicsSeniorNewton,
  politicsJuniorConstitution,
  politicsJuniorStrongCountry,
  politicsPrimaryHistoryDream,
  politicsPrimaryLaw,
  politicsSeniorCivilLaw,
  politicsSeniorPhilosophy,
]
