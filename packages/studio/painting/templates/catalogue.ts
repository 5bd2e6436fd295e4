import type { TemplateName } from '../drawing.ts';
import type { Stage, StageBrief, Template } from '../stage.ts';
import { abstract } from './abstract.ts';
import { chart } from './chart.ts';
import { city } from './city.ts';
import { coast } from './coast.ts';
import { columns } from './columns.ts';
import { factory } from './factory.ts';
import { forest } from './forest.ts';
import { hills } from './hills.ts';
import { lab } from './lab.ts';
import { parchment } from './parchment.ts';
import { room } from './room.ts';
import { checkout, gardenCentre, kiosk } from './sets/shops.ts';
import { carPark, bus, petrolStation } from './sets/travel.ts';
import { fridge, launderette, stairwell } from './sets/houses.ts';
import { footballPitch, platform } from './sets/outside.ts';
import { classroom, hospitalWard } from './sets/care.ts';
import { bedroom } from './sets/bedroom.ts';
import { bathroom } from './sets/bathroom.ts';
import { busStop } from './sets/bus-stop.ts';
import { cafe } from './sets/cafe.ts';
import { campsite } from './sets/campsite.ts';
import { car } from './sets/car.ts';
import { church } from './sets/church.ts';
import { corridor } from './sets/corridor.ts';
import { liftCabin } from './sets/lift.ts';
import { library } from './sets/library.ts';
import { office } from './sets/office.ts';
import { playground } from './sets/playground.ts';
import { pub } from './sets/pub.ts';
import { riverside } from './sets/riverside.ts';
import { serviceCounter } from './sets/service-counter.ts';
import { waitingRoom } from './sets/waiting-room.ts';
import { bakeryShop, barbershop } from './sets/counters.ts';
import { kitchen } from './sets/kitchens.ts';
import { allotment, bikeWorkshop } from './sets/yards.ts';
import { sky } from './sky.ts';
import { space } from './space.ts';
import { stadium } from './stadium.ts';
import { stage } from './stage.ts';
import { street } from './street.ts';
import { table } from './table.ts';
import { underwater } from './underwater.ts';
import { withWorktop } from './worktop.ts';

const builders: Record<TemplateName, Template> = {
  hills,
  coast,
  underwater,
  city,
  street,
  room,
  table,
  lab,
  space,
  forest,
  sky,
  stadium,
  stage,
  parchment,
  chart,
  abstract,
  columns,
  factory,
  bus,
  'petrol-station': petrolStation,
  'bike-workshop': bikeWorkshop,
  'garden-centre': gardenCentre,
  checkout,
  allotment,
  launderette,
  stairwell,
  'car-park': carPark,
  kiosk,
  fridge,
  'hospital-ward': hospitalWard,
  'bakery-shop': bakeryShop,
  kitchen,
  classroom,
  barbershop,
  'football-pitch': footballPitch,
  platform,
  library,
  'service-counter': serviceCounter,
  bedroom,
  office,
  'waiting-room': waitingRoom,
  church,
  pub,
  cafe,
  bathroom,
  playground,
  'bus-stop': busStop,
  corridor,
  lift: liftCabin,
  riverside,
  campsite,
  car,
};

/** The stage of a drawing, with a table before it where its subject lies on one. */
export const stageFor = (brief: StageBrief): Stage =>
  withWorktop(brief, builders[brief.drawing.template](brief));
