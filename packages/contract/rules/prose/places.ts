/** Where people and things commonly are: "in a park" behind a verb is the scene's place. */
export const sceneHeads: ReadonlySet<string> = new Set(
  `park kitchen street forest garden field beach city town village market shop store school classroom office room bedroom bathroom
  hospital library museum station airport church castle palace farm barn desert jungle mountain mountains valley river lake sea ocean
  bay harbour harbor port island bridge road square yard backyard courtyard restaurant café cafe bar pub hotel theatre theater stadium
  gym lab laboratory workshop factory warehouse garage house home hall hallway cave woods meadow hill hills rooftop balcony studio
  gallery court courtroom prison cell tent camp campsite playground pool zoo aquarium supermarket bakery temple mosque cemetery
  graveyard ship boat train bus plane kitchen cockpit space orbit tunnel alley stage arena ring swamp pond lab living-room`.split(
    /\s+/,
  ),
);
