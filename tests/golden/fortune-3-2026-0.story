Ruby begins the first round.
Ruby is dealt the Merchant +50.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Hussar +40.
Ruby is dealt the Coachman +20.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Beggar −10.
Ruby is dealt the Beggar −10.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Cardsharp −40.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Student.
Sapphire is dealt the Pickpocket −50.
Ruby is dealt the Merchant +50.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Beggar −10.
Ruby is dealt the Student.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Pretzel Seller +10.
Ruby is dealt the Coachman +20.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Coachman +20.
Ruby is dealt the Student.
Emerald is dealt the Gossip −20.
Sapphire is dealt the Hussar +40.
Ruby is dealt the Beggar −10.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Clerk −30.
Ruby is dealt the Gossip −20.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Student.
Ruby plays the Beggar −10 onto the middle.
Emerald plays the Student onto Ruby's pile.
Sapphire plays the Cardsharp −40 onto the middle.
Ruby plays the Merchant's Wife +30 onto the middle.
Emerald plays the Merchant +50 onto the middle.
Sapphire plays the Pickpocket −50 onto the middle.
Ruby plays the Student onto their own pile.
Emerald plays the Clerk −30 onto the middle.
Sapphire plays the Coachman +20 onto the middle.
Ruby plays the Student onto the middle.
Emerald plays the Clerk −30 onto the middle.
Sapphire plays the Student onto Emerald's pile.
Ruby calls Big Fortune: the sum is −30.
Emerald plays the Merchant's Wife +30 onto the middle.
Sapphire plays the Pretzel Seller +10 onto the middle.
Ruby plays the Merchant +50 onto their own pile.
Emerald plays the Merchant's Wife +30 onto their own pile.
Sapphire plays the Hussar +40 onto their own pile.
Ruby plays the Coachman +20 onto the middle.
Emerald calls Fortune: the sum is 140.
Emerald gains 140 points.
Sapphire plays the Beggar −10 onto their own pile.
Ruby plays the Gossip −20 onto the middle.
Emerald plays the Merchant +50 onto their own pile.
Sapphire plays the Beggar −10 onto the middle.
Ruby plays the Coachman +20 onto the middle.
Emerald calls Fortune: the sum is 110.
Emerald gains 110 points.
Sapphire plays the Clerk −30 onto the middle.
Ruby plays the Merchant +50 onto their own pile.
Emerald plays the Gossip −20 onto their own pile.
Sapphire plays the Hussar +40 onto their own pile.
Ruby plays the Beggar −10 onto their own pile.
Emerald plays the Hussar +40 onto the middle.
Sapphire calls Fortune: the sum is 50.
Sapphire gains 50 points.
Ruby calls Fortune: the sum is 10.
Ruby gains 10 points.
Sapphire gains 10 points.
Emerald plays the Pretzel Seller +10 onto the middle.
Sapphire calls Fortune: the sum is −10.
Ruby loses 10 points.
Sapphire loses 10 points.
Ruby calls Fortune: the sum is −10.
Sapphire loses 10 points.
Emerald calls Big Fortune: the sum is −10.
Emerald loses 20 points.
Sapphire loses 10 points.
Sapphire calls Big Fortune: the sum is 10.
Ruby gains 10 points.
Emerald gains 20 points.
Sapphire gains 20 points.
Round 2: Emerald begins.
Emerald is dealt the Cardsharp −40.
Sapphire is dealt the Clerk −30.
Ruby is dealt the Merchant +50.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Merchant's Wife +30.
Ruby is dealt the Beggar −10.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Gossip −20.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Hussar +40.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Clerk −30.
Ruby is dealt the Coachman +20.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Pickpocket −50.
Ruby is dealt the Student.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Student.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Student.
Sapphire is dealt the Coachman +20.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Cardsharp −40.
Sapphire is dealt the Coachman +20.
Ruby is dealt the Gossip −20.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Hussar +40.
Ruby is dealt the Merchant's Wife +30.
Emerald plays the Student onto the middle.
Sapphire plays the Hussar +40 onto their own pile.
Ruby plays the Merchant's Wife +30 onto the middle.
Emerald plays the Beggar −10 onto the middle.
Sapphire plays the Student onto their own pile.
Ruby plays the Beggar −10 onto the middle.
Emerald plays the Pretzel Seller +10 onto the middle.
Sapphire plays the Coachman +20 onto their own pile.
Ruby plays the Student onto the middle.
Emerald plays the Clerk −30 onto the middle.
Sapphire plays the Clerk −30 onto the middle.
Ruby plays the Pickpocket −50 onto their own pile.
Emerald plays the Beggar −10 onto their own pile.
Sapphire plays the Clerk −30 onto the middle.
Ruby plays the Coachman +20 onto the middle.
Emerald plays the Merchant +50 onto the middle.
Sapphire plays the Merchant's Wife +30 onto the middle.
Ruby plays the Merchant +50 onto their own pile.
Emerald plays the Coachman +20 onto their own pile.
Sapphire calls Fortune: the sum is 120.
Sapphire gains 120 points.
Ruby calls Fortune: the sum is 100.
Ruby gains 100 points.
Sapphire gains 100 points.
Emerald plays the Cardsharp −40 onto their own pile.
Sapphire plays the Coachman +20 onto their own pile.
Ruby plays the Gossip −20 onto their own pile.
Emerald plays the Cardsharp −40 onto their own pile.
Sapphire calls Fortune: the sum is −10.
Sapphire loses 10 points.
Ruby plays the Pretzel Seller +10 onto their own pile.
Emerald calls Big Fortune: the sum is 0.
Sapphire calls Big Fortune: the sum is 40.
Emerald gains 80 points.
Sapphire gains 80 points.
Ruby plays the Pretzel Seller +10 onto the middle.
Emerald calls Fortune: the sum is 20.
Emerald gains 20 points.
Sapphire gains 40 points.
Sapphire plays the Gossip −20 onto their own pile.
Ruby plays the Pickpocket −50 onto the middle.
Emerald calls Fortune: the sum is −60.
Emerald loses 60 points.
Sapphire plays the Hussar +40 onto the middle.
Ruby calls Big Fortune: the sum is 30.
Ruby gains 60 points.
Emerald gains 30 points.
Emerald plays the Coachman +20 onto their own pile.
Sapphire plays the Pickpocket −50 onto the middle.
Ruby calls Fortune: the sum is −50.
Ruby loses 50 points.
Round 3: Sapphire begins.
This is the last round.
Sapphire is dealt the Cardsharp −40.
Ruby is dealt the Merchant +50.
Emerald is dealt the Student.
Sapphire is dealt the Coachman +20.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Pretzel Seller +10.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Gossip −20.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Pickpocket −50.
Sapphire is dealt the Coachman +20.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Gossip −20.
Ruby is dealt the Coachman +20.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Pretzel Seller +10.
Ruby is dealt the Coachman +20.
Emerald is dealt the Student.
Sapphire is dealt the Hussar +40.
Ruby is dealt the Gossip −20.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Beggar −10.
Ruby is dealt the Merchant +50.
Emerald is dealt the Student.
Sapphire is dealt the Hussar +40.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Clerk −30.
Sapphire plays the Coachman +20 onto the middle.
Ruby plays the Gossip −20 onto the middle.
Emerald plays the Merchant's Wife +30 onto their own pile.
Sapphire plays the Coachman +20 onto the middle.
Ruby plays the Coachman +20 onto the middle.
Emerald plays the Merchant +50 onto the middle.
Sapphire plays the Beggar −10 onto their own pile.
Ruby plays the Merchant +50 onto the middle.
Emerald plays the Pickpocket −50 onto their own pile.
Sapphire plays the Cardsharp −40 onto the middle.
Ruby calls Big Fortune: the sum is −100.
Ruby loses 120 points.
Emerald plays the Student onto the middle.
Sapphire plays the Gossip −20 onto the middle.
Ruby plays the Coachman +20 onto their own pile.
Emerald calls Fortune: the sum is −60.
Emerald loses 60 points.
Sapphire calls Fortune: the sum is −10.
Emerald loses 10 points.
Sapphire loses 10 points.
Ruby plays the Merchant +50 onto the middle.
Emerald plays the Clerk −30 onto their own pile.
Sapphire calls Big Fortune: the sum is 40.
Sapphire gains 80 points.
Ruby plays the Cardsharp −40 onto the middle.
Emerald calls Big Fortune: the sum is −50.
Emerald loses 100 points.
Sapphire loses 100 points.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Ruby plays the Merchant's Wife +30 onto the middle.
Emerald plays the Pretzel Seller +10 onto their own pile.
Sapphire plays the Gossip −20 onto their own pile.
Ruby plays the Merchant's Wife +30 onto their own pile.
Emerald plays the Clerk −30 onto their own pile.
Sapphire plays the Hussar +40 onto the middle.
Ruby plays the Merchant's Wife +30 onto the middle.
Emerald plays the Student onto their own pile.
Sapphire calls Fortune: the sum is 40.
Sapphire gains 40 points.
Ruby plays the Merchant's Wife +30 onto their own pile.
Emerald plays the Student onto Ruby's pile.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Ruby calls Fortune: the sum is 40.
Ruby gains 40 points.
Emerald calls Fortune: the sum is 40.
Ruby gains 40 points.
Emerald gains 40 points.
Sapphire plays the Hussar +40 onto the middle.
Ruby calls Fortune: the sum is 50.
Ruby gains 50 points.
Emerald gains 50 points.
Emerald plays the Hussar +40 onto their own pile.
Sapphire wins with 390 points.
