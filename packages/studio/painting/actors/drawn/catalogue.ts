import { aboutTheHouse } from './about-the-house.ts';
import { wearAndWash } from './wear-and-wash.ts';
import { pastimes } from './pastimes.ts';
import { plainKinds } from './plain-kinds.ts';
import { animalHomes } from './animal-homes.ts';
import { fourLegged, youngFourLegged } from './animals.ts';
import { poseSnake, snakeAbout } from '../animals/snake.ts';
import { belongings } from './belongings.ts';
import { birds, hedgeAndWaterBirds } from './birds.ts';
import { cafeAndMarket } from './cafe-and-market.ts';
import { caredFor } from './cared-for.ts';
import { clothes } from './clothes.ts';
import { clothAndCraft } from './cloth-and-craft.ts';
import { breadsAndPlates } from './breads-and-plates.ts';
import { boats } from './boats.ts';
import { currentAndCare } from './current-and-care.ts';
import { type DrawnThing, drawnLater } from './drawn-thing.ts';
import { drawPosed } from './draw-posed.ts';
import { electrics } from './electrics.ts';
import { waysAndPlaces } from './ways-and-places.ts';
import { wildFlowers } from './wild-flowers.ts';
import { freightAndFronts } from './freight-and-fronts.ts';
import { fruitAndSnacks } from './fruit-and-snacks.ts';
import { feteAndStage } from './fete-and-stage.ts';
import { garden } from './garden.ts';
import { handTools } from './hand-tools.ts';
import { mashAndDishes } from './mash-and-dishes.ts';
import { cutForThePot } from './cut-for-the-pot.ts';
import { pastesAndPuddings } from './pastes-and-puddings.ts';
import { cutAndFix } from './cut-and-fix.ts';
import { wornAtHome } from './worn-at-home.ts';
import { smallAndSold } from './small-and-sold.ts';
import { halfMade } from './half-made.ts';
import { hedgeAndHive } from './hedge-and-hive.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { household } from './household.ts';
import { housework } from './housework.ts';
import { kitchen } from './kitchen.ts';
import { kitchenAndQuay } from './kitchen-and-quay.ts';
import { potsAndGadgets } from './pots-and-gadgets.ts';
import { brewingAndBaking } from './brewing-and-baking.ts';
import { deskAndStamps } from './desk-and-stamps.ts';
import { vesselsEmptied } from './vessels-emptied.ts';
import { openedWide } from './opened-wide.ts';
import { fridgesOpen } from './fridges-open.ts';
import { lightsOut } from './lights-out.ts';
import { brokenCrockery } from './broken-crockery.ts';
import { brokenOutdoors } from './broken-outdoors.ts';
import { burntAndMouldy } from './burnt-and-mouldy.ts';
import { peeledAndBitten } from './peeled-and-bitten.ts';
import { muddyAndHeaped } from './muddy-and-heaped.ts';
import { fireAndSignals } from './fire-and-signals.ts';
import { brooksAndCottages } from './brooks-and-cottages.ts';
import { walkersWays } from './walkers-ways.ts';
import { carsInTrouble } from './cars-in-trouble.ts';
import { stationsInside } from './stations-inside.ts';
import { cartonsAndRolls } from './cartons-and-rolls.ts';
import { bakersAndSprays } from './bakers-and-sprays.ts';
import { wornAndBreathed } from './worn-and-breathed.ts';
import { wards } from './wards.ts';
import { fairyLights } from './fairy-lights.ts';
import { petsAtHome } from './pets-at-home.ts';
import { flapsAndBeds } from './flaps-and-beds.ts';
import { pitchesAndTracks } from './pitches-and-tracks.ts';
import { cardsOfReferees } from './cards-of-referees.ts';
import { halfKnitted } from './half-knitted.ts';
import { chainsAndOil } from './chains-and-oil.ts';
import { keysAndEasels } from './keys-and-easels.ts';
import { beamsAndCement } from './beams-and-cement.ts';
import { stainedGlass } from './stained-glass.ts';
import { dishesOfTheWorld } from './dishes-of-the-world.ts';
import { feastAndGreens } from './feast-and-greens.ts';
import { decoratingAndRepair } from './decorating-and-repair.ts';
import { roomsAndRest } from './rooms-and-rest.ts';
import { lawnAndYard } from './lawn-and-yard.ts';
import { oddCreatures } from './odd-creatures.ts';
import { sportsAndInstruments } from './sports-and-instruments.ts';
import { groundAndWater } from './ground-and-water.ts';
import { grownThings } from './grown-things.ts';
import { roadsAndRigs } from './roads-and-rigs.ts';
import { scrapsAndSymbols } from './scraps-and-symbols.ts';
import { screensAndSchool } from './screens-and-school.ts';
import { toysAndGames } from './toys-and-games.ts';
import { feastsAndCots } from './feasts-and-cots.ts';
import { fineryAndStreet } from './finery-and-street.ts';
import { kitchenware } from './kitchenware.ts';
import { larder } from './larder.ts';
import { larderAndGreens } from './larder-and-greens.ts';
import { larderAndLunch } from './larder-and-lunch.ts';
import { natureThings } from './nature-things.ts';
import { oddJobs } from './odd-jobs.ts';
import { oddsAndEnds } from './odds-and-ends.ts';
import { onTheRoad } from './on-the-road.ts';
import { orchardAndWild } from './orchard-and-wild.ts';
import { office } from './office.ts';
import { papers } from './papers.ts';
import { papersAndForms } from './papers-and-forms.ts';
import { landmarks } from './landmarks.ts';
import { meals } from './meals.ts';
import { machines } from './machines.ts';
import { music } from './music.ts';
import { otherKinds } from './other-kinds.ts';
import { outOfDoors } from './out-of-doors.ts';
import { outdoors } from './outdoors.ts';
import { places } from './places.ts';
import { platesAndPans } from './plates-and-pans.ts';
import { reelsAndCracks } from './reels-and-cracks.ts';
import { roastsAndBakes } from './roasts-and-bakes.ts';
import { play } from './play.ts';
import { powerAndParts } from './power-and-parts.ts';
import { produce } from './produce.ts';
import { pulsesAndNuts } from './pulses-and-nuts.ts';
import { readDrawings } from './read-drawing.ts';
import { ropes } from './ropes.ts';
import { scrubAndMend } from './scrub-and-mend.ts';
import { seaAndSmall } from './sea-and-small.ts';
import { sewing } from './sewing.ts';
import { shops } from './shops.ts';
import { signsAndMarks } from './signs-and-marks.ts';
import { smallThings } from './small-things.ts';
import { softFurnishings } from './soft-furnishings.ts';
import { storage } from './storage.ts';
import { tableware } from './tableware.ts';
import { sound } from './sound.ts';
import { streetsAndNotices } from './streets-and-notices.ts';
import { wheelsAndMirrors } from './wheels-and-mirrors.ts';
import { farmAndOrchard } from './farm-and-orchard.ts';
import { frostAndFog } from './frost-and-fog.ts';
import { boatsAndShore } from './boats-and-shore.ts';
import { skiesAndSchool } from './skies-and-school.ts';
import { historyAndLetters } from './history-and-letters.ts';
import { squaresAndOrchards } from './squares-and-orchards.ts';
import { stablesAndStreets } from './stables-and-streets.ts';
import { forgesAndFlasks } from './forges-and-flasks.ts';
import { towersAndFrames } from './towers-and-frames.ts';
import { structures } from './structures.ts';
import { townBuildings } from './town-buildings.ts';
import { tracksAndWings } from './tracks-and-wings.ts';
import { treesAndFlowers } from './trees-and-flowers.ts';
import { undergrowth } from './undergrowth.ts';
import { vehicles } from './vehicles.ts';
import { waterworks } from './waterworks.ts';
import { workVehicles } from './work-vehicles.ts';
import { workshopCrafts } from './workshop-crafts.ts';
import { wrappedAndWorn } from './wrapped-and-worn.ts';
import { yardAndWorkshop } from './yard-and-workshop.ts';
import { youngByWater } from './young-by-water.ts';
import { pondDwellers } from './pond-dwellers.ts';
import { pawsAndNests } from './paws-and-nests.ts';
import { treesOfLanes } from './trees-of-lanes.ts';
import { treesOfDryLands } from './trees-of-dry-lands.ts';
import { grainsAndDumplings } from './grains-and-dumplings.ts';
import { wrappedAndBaked } from './wrapped-and-baked.ts';
import { meatAndJackets } from './meat-and-jackets.ts';
import { canalAndFrames } from './canal-and-frames.ts';
import { bats } from './bats.ts';
import { weeds } from './weeds.ts';
import { earlyFlowers } from './early-flowers.ts';
import { hailAndSlush } from './hail-and-slush.ts';
import { wetPlaces } from './wet-places.ts';
import { shoresAtLowTide } from './shores-at-low-tide.ts';
import { towedAndTall } from './towed-and-tall.ts';
import { pedalsAndRails } from './pedals-and-rails.ts';
import { boatsAshore } from './boats-ashore.ts';
import { bowlsOfTheSouth } from './bowls-of-the-south.ts';
import { eggsAndLeaves } from './eggs-and-leaves.ts';
import { kitchenHerbs } from './kitchen-herbs.ts';
import { sprigsOfBerries } from './sprigs-of-berries.ts';
import { spiceDrawer } from './spice-drawer.ts';
import { rootsAndPods } from './roots-and-pods.ts';
import { nutsAndHedgeFruit } from './nuts-and-hedge-fruit.ts';
import { schoolCorridor } from './school-corridor.ts';
import { pluckedAndBlown } from './plucked-and-blown.ts';

/** At rest, its head up. */
const snake: ReadonlyMap<string, DrawnThing> = new Map([
  [
    'snake',
    drawnLater(() =>
      drawPosed(
        poseSnake({ doing: 'stand', medium: 'ground', seconds: 0, alive: false, seed: 0 }),
        snakeAbout,
      ),
    ),
  ],
]);

/** All our own drawings by what they are of, each with its name, as `kettle`. */
export const drawnGroups: ReadonlyMap<string, ReadonlyMap<string, DrawnThing>> = new Map([
  ['kitchen', readDrawings(kitchen)],
  ['storage', readDrawings(storage)],
  ['garden', readDrawings(garden)],
  ['home', readDrawings(home)],
  ['about-the-house', readDrawings(aboutTheHouse)],
  ['odds-and-ends', readDrawings(oddsAndEnds)],
  ['pastimes', readDrawings(pastimes)],
  ['plain-kinds', readDrawings(plainKinds)],
  ['wear-and-wash', readDrawings(wearAndWash)],
  ['household', readDrawings(household)],
  ['soft-furnishings', readDrawings(softFurnishings)],
  ['electrics', readDrawings(electrics)],
  ['housework', readDrawings(housework)],
  ['sewing', readDrawings(sewing)],
  ['clothes', readDrawings(clothes)],
  ['papers', readDrawings(papers)],
  ['papers-and-forms', readDrawings(papersAndForms)],
  ['signs-and-marks', readDrawings(signsAndMarks)],
  ['freight-and-fronts', readDrawings(freightAndFronts)],
  ['reels-and-cracks', readDrawings(reelsAndCracks)],
  ['desk-and-stamps', readDrawings(deskAndStamps)],
  ['vessels-emptied', readDrawings(vesselsEmptied)],
  ['opened-wide', readDrawings(openedWide)],
  ['fridges-open', readDrawings(fridgesOpen)],
  ['lights-out', readDrawings(lightsOut)],
  ['broken-crockery', readDrawings(brokenCrockery)],
  ['broken-outdoors', readDrawings(brokenOutdoors)],
  ['burnt-and-mouldy', readDrawings(burntAndMouldy)],
  ['peeled-and-bitten', readDrawings(peeledAndBitten)],
  ['muddy-and-heaped', readDrawings(muddyAndHeaped)],
  ['fire-and-signals', readDrawings(fireAndSignals)],
  ['brooks-and-cottages', readDrawings(brooksAndCottages)],
  ['walkers-ways', readDrawings(walkersWays)],
  ['cars-in-trouble', readDrawings(carsInTrouble)],
  ['stations-inside', readDrawings(stationsInside)],
  ['cartons-and-rolls', readDrawings(cartonsAndRolls)],
  ['bakers-and-sprays', readDrawings(bakersAndSprays)],
  ['worn-and-breathed', readDrawings(wornAndBreathed)],
  ['wards', readDrawings(wards)],
  ['fairy-lights', readDrawings(fairyLights)],
  ['pets-at-home', readDrawings(petsAtHome)],
  ['flaps-and-beds', readDrawings(flapsAndBeds)],
  ['pitches-and-tracks', readDrawings(pitchesAndTracks)],
  ['cards-of-referees', readDrawings(cardsOfReferees)],
  ['half-knitted', readDrawings(halfKnitted)],
  ['chains-and-oil', readDrawings(chainsAndOil)],
  ['keys-and-easels', readDrawings(keysAndEasels)],
  ['beams-and-cement', readDrawings(beamsAndCement)],
  ['stained-glass', readDrawings(stainedGlass)],
  ['scraps-and-symbols', readDrawings(scrapsAndSymbols)],
  ['office', readDrawings(office)],
  ['tableware', readDrawings(tableware)],
  ['meals', readDrawings(meals)],
  ['larder', readDrawings(larder)],
  ['pulses-and-nuts', readDrawings(pulsesAndNuts)],
  ['belongings', readDrawings(belongings)],
  ['health', readDrawings(health)],
  ['places', readDrawings(places)],
  ['shops', readDrawings(shops)],
  ['sea-and-small', new Map([...readDrawings(seaAndSmall), ...snake])],
  ['nature', readDrawings(natureThings)],
  ['trees-and-flowers', readDrawings(treesAndFlowers)],
  ['undergrowth', readDrawings(undergrowth)],
  ['wild-flowers', readDrawings(wildFlowers)],
  ['fruit-and-snacks', readDrawings(fruitAndSnacks)],
  ['produce', readDrawings(produce)],
  ['vehicles', readDrawings(vehicles)],
  ['streets-and-notices', readDrawings(streetsAndNotices)],
  ['wheels-and-mirrors', readDrawings(wheelsAndMirrors)],
  ['squares-and-orchards', readDrawings(squaresAndOrchards)],
  ['stables-and-streets', readDrawings(stablesAndStreets)],
  ['forges-and-flasks', readDrawings(forgesAndFlasks)],
  ['towers-and-frames', readDrawings(towersAndFrames)],
  ['farm-and-orchard', readDrawings(farmAndOrchard)],
  ['frost-and-fog', readDrawings(frostAndFog)],
  ['boats-and-shore', readDrawings(boatsAndShore)],
  ['skies-and-school', readDrawings(skiesAndSchool)],
  ['history-and-letters', readDrawings(historyAndLetters)],
  ['structures', readDrawings(structures)],
  ['waterworks', readDrawings(waterworks)],
  ['landmarks', readDrawings(landmarks)],
  ['outdoors', readDrawings(outdoors)],
  ['music', readDrawings(music)],
  ['animal-homes', readDrawings(animalHomes)],
  ['sound', readDrawings(sound)],
  ['work-vehicles', readDrawings(workVehicles)],
  ['machines', readDrawings(machines)],
  ['hand-tools', readDrawings(handTools)],
  ['play', readDrawings(play)],
  ['boats', readDrawings(boats)],
  ['ropes', readDrawings(ropes)],
  ['kitchenware', readDrawings(kitchenware)],
  ['small-things', readDrawings(smallThings)],
  ['town-buildings', readDrawings(townBuildings)],
  ['yard-and-workshop', readDrawings(yardAndWorkshop)],
  ['orchard-and-wild', readDrawings(orchardAndWild)],
  ['breads-and-plates', readDrawings(breadsAndPlates)],
  ['hedge-and-hive', readDrawings(hedgeAndHive)],
  ['workshop-crafts', readDrawings(workshopCrafts)],
  ['on-the-road', readDrawings(onTheRoad)],
  ['current-and-care', readDrawings(currentAndCare)],
  ['out-of-doors', readDrawings(outOfDoors)],
  ['cafe-and-market', readDrawings(cafeAndMarket)],
  ['fete-and-stage', readDrawings(feteAndStage)],
  ['kitchen-and-quay', readDrawings(kitchenAndQuay)],
  ['pots-and-gadgets', readDrawings(potsAndGadgets)],
  ['brewing-and-baking', readDrawings(brewingAndBaking)],
  ['dishes-of-the-world', readDrawings(dishesOfTheWorld)],
  ['feast-and-greens', readDrawings(feastAndGreens)],
  ['decorating-and-repair', readDrawings(decoratingAndRepair)],
  ['rooms-and-rest', readDrawings(roomsAndRest)],
  ['lawn-and-yard', readDrawings(lawnAndYard)],
  ['odd-creatures', readDrawings(oddCreatures)],
  ['sports-and-instruments', readDrawings(sportsAndInstruments)],
  ['grown-things', readDrawings(grownThings)],
  ['roads-and-rigs', readDrawings(roadsAndRigs)],
  ['screens-and-school', readDrawings(screensAndSchool)],
  ['toys-and-games', readDrawings(toysAndGames)],
  ['feasts-and-cots', readDrawings(feastsAndCots)],
  ['finery-and-street', readDrawings(fineryAndStreet)],
  ['cloth-and-craft', readDrawings(clothAndCraft)],
  ['ways-and-places', readDrawings(waysAndPlaces)],
  ['tracks-and-wings', readDrawings(tracksAndWings)],
  ['power-and-parts', readDrawings(powerAndParts)],
  ['larder-and-lunch', readDrawings(larderAndLunch)],
  ['ground-and-water', readDrawings(groundAndWater)],
  ['scrub-and-mend', readDrawings(scrubAndMend)],
  ['wrapped-and-worn', readDrawings(wrappedAndWorn)],
  ['odd-jobs', readDrawings(oddJobs)],
  ['other-kinds', readDrawings(otherKinds)],
  ['cared-for', readDrawings(caredFor)],
  ['mash-and-dishes', readDrawings(mashAndDishes)],
  ['cut-for-the-pot', readDrawings(cutForThePot)],
  ['pastes-and-puddings', readDrawings(pastesAndPuddings)],
  ['cut-and-fix', readDrawings(cutAndFix)],
  ['worn-at-home', readDrawings(wornAtHome)],
  ['small-and-sold', readDrawings(smallAndSold)],
  ['half-made', readDrawings(halfMade)],
  ['larder-and-greens', readDrawings(larderAndGreens)],
  ['plates-and-pans', readDrawings(platesAndPans)],
  ['roasts-and-bakes', readDrawings(roastsAndBakes)],
  ['four-legged', fourLegged],
  ['birds', birds],
  ['young-by-water', readDrawings(youngByWater)],
  ['pond-dwellers', readDrawings(pondDwellers)],
  ['paws-and-nests', readDrawings(pawsAndNests)],
  ['trees-of-lanes', readDrawings(treesOfLanes)],
  ['trees-of-dry-lands', readDrawings(treesOfDryLands)],
  ['weeds', readDrawings(weeds)],
  ['early-flowers', readDrawings(earlyFlowers)],
  ['hail-and-slush', readDrawings(hailAndSlush)],
  ['wet-places', readDrawings(wetPlaces)],
  ['shores-at-low-tide', readDrawings(shoresAtLowTide)],
  ['towed-and-tall', readDrawings(towedAndTall)],
  ['pedals-and-rails', readDrawings(pedalsAndRails)],
  ['boats-ashore', readDrawings(boatsAshore)],
  ['bowls-of-the-south', readDrawings(bowlsOfTheSouth)],
  ['eggs-and-leaves', readDrawings(eggsAndLeaves)],
  ['kitchen-herbs', readDrawings(kitchenHerbs)],
  ['spice-drawer', readDrawings(spiceDrawer)],
  ['sprigs-of-berries', readDrawings(sprigsOfBerries)],
  ['roots-and-pods', readDrawings(rootsAndPods)],
  ['nuts-and-hedge-fruit', readDrawings(nutsAndHedgeFruit)],
  ['school-corridor', readDrawings(schoolCorridor)],
  ['plucked-and-blown', readDrawings(pluckedAndBlown)],
  ['grains-and-dumplings', readDrawings(grainsAndDumplings)],
  ['wrapped-and-baked', readDrawings(wrappedAndBaked)],
  ['meat-and-jackets', readDrawings(meatAndJackets)],
  ['canal-and-frames', readDrawings(canalAndFrames)],
  ['bats', readDrawings(bats)],
  ['young-four-legged', youngFourLegged],
  ['hedge-and-water-birds', hedgeAndWaterBirds],
]);

/** All our own drawings, by name: `drawn-kettle`. */
export const drawnThings: ReadonlyMap<string, DrawnThing> = new Map(
  [...drawnGroups.values()].flatMap((drawings) =>
    [...drawings].map(([name, thing]) => [`drawn-${name}`, thing] as const),
  ),
);
