import { bathroomsAndGuards } from './bathrooms-and-guards.ts';
import { boltsAndLatches } from './bolts-and-latches.ts';
import { ceilingsAndWalls } from './ceilings-and-walls.ts';
import { cobblersAndBoots } from './cobblers-and-boots.ts';
import { handsAndWrists } from './hands-and-wrists.ts';
import { headsetsAndTerminals } from './headsets-and-terminals.ts';
import { hemsAndSeams } from './hems-and-seams.ts';
import { kitchenOdds } from './kitchen-odds.ts';
import { kneesAndElbows } from './knees-and-elbows.ts';
import { lampsAndRacks } from './lamps-and-racks.ts';
import { necksAndEyes } from './necks-and-eyes.ts';
import { partsOfBicycles } from './parts-of-bicycles.ts';
import { remediesAtHome } from './remedies-at-home.ts';
import { roomsFurnished } from './rooms-furnished.ts';
import { socketsOfLands } from './sockets-of-lands.ts';
import { tapsAndWashers } from './taps-and-washers.ts';
import { workshopsAndWindows } from './workshops-and-windows.ts';
import { wornAndSmall } from './worn-and-small.ts';
import { readDrawings } from './read-drawing.ts';

/** Our drawings of things at home, at work and of a body, by group. */
export const homeAndWork = [
  ['bathrooms-and-guards', readDrawings(bathroomsAndGuards)],
  ['bolts-and-latches', readDrawings(boltsAndLatches)],
  ['ceilings-and-walls', readDrawings(ceilingsAndWalls)],
  ['cobblers-and-boots', readDrawings(cobblersAndBoots)],
  ['hands-and-wrists', readDrawings(handsAndWrists)],
  ['headsets-and-terminals', readDrawings(headsetsAndTerminals)],
  ['hems-and-seams', readDrawings(hemsAndSeams)],
  ['kitchen-odds', readDrawings(kitchenOdds)],
  ['knees-and-elbows', readDrawings(kneesAndElbows)],
  ['lamps-and-racks', readDrawings(lampsAndRacks)],
  ['necks-and-eyes', readDrawings(necksAndEyes)],
  ['parts-of-bicycles', readDrawings(partsOfBicycles)],
  ['remedies-at-home', readDrawings(remediesAtHome)],
  ['rooms-furnished', readDrawings(roomsFurnished)],
  ['sockets-of-lands', readDrawings(socketsOfLands)],
  ['taps-and-washers', readDrawings(tapsAndWashers)],
  ['workshops-and-windows', readDrawings(workshopsAndWindows)],
  ['worn-and-small', readDrawings(wornAndSmall)],
] as const;
