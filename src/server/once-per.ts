// What is made once for each owner, such as a context or a database, and lives as long as it does.

export function oncePer<Owner extends WeakKey, Made>(make: (owner: Owner) => Made): (owner: Owner) => Made {
  const byOwner = new WeakMap<Owner, Made>();
  return (owner) => {
    const known = byOwner.get(owner);
    if (known) return known;
    const made = make(owner);
    byOwner.set(owner, made);
    return made;
  };
}
